import { CookieTable } from './CookieTable';
import type { Examples } from './examples';

export const examples: Examples = {
  'The cookies of this site': <CookieTable />,
};
