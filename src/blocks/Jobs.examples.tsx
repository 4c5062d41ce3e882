import type { Examples } from './examples';
import { GeneralApplication, Job, Jobs } from './Jobs';

export const examples: Examples = {
  'An open position': (
    <Jobs>
      <Job title="Cloud engineer" department="Cloud" location="Salt Lake City, UT" type="Full-time" sample>
        <p>You move workloads and write down why.</p>
      </Job>
    </Jobs>
  ),
  'Without a position': <GeneralApplication />,
};
