import type { VFileMessage } from 'vfile-message';

/** A message of the content check as plain data. */
export type Finding = Pick<
  VFileMessage,
  'reason' | 'line' | 'column' | 'place' | 'ruleId' | 'fatal' | 'url' | 'expected'
> & {
  /** Relative to the site's folder, with slashes: `pages/about.mdx`. */
  file: string;
};
