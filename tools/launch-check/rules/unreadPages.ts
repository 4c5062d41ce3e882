import type { LaunchRule } from '../rule';

/** Pages that do not parse, which the other rules cannot check. */
export const unreadPages: LaunchRule = {
  name: 'unread-pages',
  check: ({ pages }) =>
    pages
      .filter(({ parseError }) => parseError)
      .map(({ file, parseError }) => ({
        file,
        line: parseError?.line ?? 1,
        what: 'This page has a syntax error and could not be checked.',
        mend: 'Run "npm run check:content" and fix what it reports.',
      })),
};
