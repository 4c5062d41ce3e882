import type { Examples } from './examples';
import { Step, Steps } from './Steps';

export const examples: Examples = {
  'Three steps': (
    <Steps>
      <Step title="Survey" time="Week 1">
        We read what you run.
      </Step>
      <Step title="Build">We move the first workload.</Step>
      <Step title="Operate">We stay.</Step>
    </Steps>
  ),
};
