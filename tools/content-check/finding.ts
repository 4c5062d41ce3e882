import type { VFileMessage } from 'vfile-message';

/**
 * A message of the content check as plain data, because neither an error nor an instance of a class survives the way from one
 * process to another.
 */
export type Finding = Pick<
  VFileMessage,
  'reason' | 'line' | 'column' | 'place' | 'ruleId' | 'fatal' | 'url' | 'expected'
> & {
  /** Relative to the site's folder, with slashes: `pages/about.mdx`. */
  file: string;
};

/** Whether a finding is about the file as a whole: it then marks its start and no text. */
export function isAboutWholeFile({ place }: Pick<Finding, 'place'>): boolean {
  return !place || ('start' in place && place.start.offset === 0 && place.end.offset === 0);
}
