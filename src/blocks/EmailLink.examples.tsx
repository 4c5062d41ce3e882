import { EmailLink } from './EmailLink';
import type { Examples } from './examples';

export const examples: Examples = {
  'In a sentence': (
    <p>
      Write to <EmailLink />.
    </p>
  ),
};
