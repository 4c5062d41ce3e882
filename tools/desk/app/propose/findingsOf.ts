import type { Finding } from '../../../content-check/finding';

export const isError = ({ severity }: Finding) => severity === 'error';

/**
 * Returns the findings that concern a proposal, mistakes first: those of the changed files, and every mistake elsewhere. The live site has
 * none, so a mistake elsewhere comes from the change, such as a link to a deleted page.
 */
export function findingsOf(all: readonly Finding[], changed: readonly string[]): Finding[] {
  const own = all.filter((finding) => isError(finding) || changed.includes(finding.file));
  return [...own.filter(isError), ...own.filter((finding) => !isError(finding))];
}
