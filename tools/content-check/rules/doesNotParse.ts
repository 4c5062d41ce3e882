import { parseErrorInWords } from '../parseErrors';
import type { PageRule } from '../rule';

/** A page that cannot be read at all. Nothing else but its front matter is checked then. */
export const doesNotParse: PageRule = {
  name: 'does-not-parse',
  severity: 'error',
  handbook: '/handbook/pages#special-characters',
  checkPage: (page) => (page.parseError ? [parseErrorInWords(page.source, page.parseError)] : []),
};
