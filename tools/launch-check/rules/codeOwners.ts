import type { LaunchRule } from '../rule';

const FILE = '.github/CODEOWNERS';

/** Code owners that a comment marks as samples. */
export const codeOwners: LaunchRule = {
  name: 'code-owners',
  check(site) {
    const lines = site.read(FILE)?.toString('utf8').split('\n') ?? [];
    const index = lines.findIndex((line) => /^#\s*sample\b/i.test(line));
    if (index < 0) return [];
    const mend = 'Write the teams of your organization, then delete this line.';
    return [{ file: FILE, line: index + 1, what: 'The teams that review changes are samples.', mend }];
  },
};
