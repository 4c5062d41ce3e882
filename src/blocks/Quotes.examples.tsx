import type { Examples } from './examples';
import { Quote, Quotes } from './Quotes';

export const examples: Examples = {
  'Two testimonials': (
    <Quotes>
      <Quote author="Ana Ruiz" position="Operations lead" company="Saltbrush Freight" sample>
        They found the job that cost us most and switched it off.
      </Quote>
      <Quote author="Ben Cole" position="Owner" company="Cole Dental" sample>
        Someone answers.
      </Quote>
    </Quotes>
  ),
};
