import { explainParseError } from '../explainParseError';
import type { PageRule } from '../rule';

/** Pages with a syntax error. Only their front matter is checked by other rules. */
export const doesNotParse: PageRule = {
  name: 'does-not-parse',
  severity: 'error',
  handbook: '/handbook/pages#special-characters',
  checkPage: (page) => (page.parseError ? [explainParseError(page.source, page.parseError)] : []),
};
