import type { Examples } from './examples';
import { Step, Steps } from './Steps';

export const examples: Examples = {
  'Three steps': (
    <Steps>
      <Step title="Survey" time="Week 1">
        <p>We read what you run.</p>
      </Step>
      <Step title="Build">
        <p>We move the first workload.</p>
      </Step>
      <Step title="Operate">
        <p>We stay.</p>
      </Step>
    </Steps>
  ),
};
