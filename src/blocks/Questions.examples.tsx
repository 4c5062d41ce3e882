import type { Examples } from './examples';
import { Question, Questions } from './Questions';

export const examples: Examples = {
  'Two questions': (
    <Questions>
      <Question title="How long does a first version take?">
        <p>An MVP takes 6–10 weeks.</p>
      </Question>
      <Question title="Who owns the code?">
        <p>You do, from the first commit.</p>
      </Question>
    </Questions>
  ),
};
