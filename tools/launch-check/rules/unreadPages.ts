import { lineNumber } from '../../../lib/lines';
import type { LaunchRule } from '../rule';

/** Pages that do not parse, which the other rules cannot check completely. */
export const unreadPages: LaunchRule = {
  name: 'unread-pages',
  check: ({ pages }) =>
    pages
      .filter(({ tree, problems }) => tree === null || problems.length > 0)
      .map(({ file, source, problems: [problem] }) => ({
        file,
        line: lineNumber(source, problem?.start ?? 0),
        what: 'This page has a syntax error and could not be checked.',
        mend: 'Run "npm run check:content" and fix what it reports.',
      })),
};
