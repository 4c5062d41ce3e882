import { Checklist } from './Checklist';
import type { Examples } from './examples';

export const examples: Examples = {
  'A list': (
    <Checklist>
      <ul>
        <li>WordPress</li>
        <li>Shopify</li>
        <li>Any page that takes a script element</li>
      </ul>
    </Checklist>
  ),
};
