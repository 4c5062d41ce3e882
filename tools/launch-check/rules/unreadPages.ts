import type { LaunchRule } from '../rule';

/** Pages that do not parse, which the other rules cannot look into. */
export const unreadPages: LaunchRule = {
  name: 'unread-pages',
  check: ({ pages }) =>
    pages
      .filter(({ parseError }) => parseError)
      .map(({ file, parseError }) => ({
        file,
        line: parseError?.line ?? 1,
        what: 'This page has a mistake and could not be looked through.',
        mend: 'Run "npm run check:content" and mend what it says.',
      })),
};
