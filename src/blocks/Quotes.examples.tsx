import type { Examples } from './examples';
import { Quote, Quotes } from './Quotes';

export const examples: Examples = {
  'Two testimonials': (
    <Quotes>
      <Quote author="Ana Ruiz" position="Operations lead" company="Saltbrush Freight" sample>
        <p>They found the job that cost us most and switched it off.</p>
      </Quote>
      <Quote author="Ben Cole" position="Owner" company="Cole Dental" sample>
        <p>Someone answers.</p>
      </Quote>
    </Quotes>
  ),
};
