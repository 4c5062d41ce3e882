import type { PageRule } from '../rule';

/** Blocks, braces and imports that cannot be read. Other rules check the rest of the page. */
export const doesNotParse: PageRule = {
  name: 'does-not-parse',
  severity: 'error',
  handbook: '/handbook/pages#special-characters',
  checkPage: ({ problems }) => problems,
};
