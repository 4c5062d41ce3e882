import { markdownCell } from '../../../lib/markdownCell.mjs';

/** Files that run nothing when the review builds the site: its code says what they may contain. */
const NO_CODE = [
  /^(pages|plugins\/handbook\/pages)\/.+\.mdx$/,
  /^src\/site\/[\w-]+\.ya?ml$/,
  /^(static|docs|tests)\//,
  /^[\w.-]+\.(md|txt)$/,
];
const NAMED = 3;
/** GitHub lists no more files of a pull request, in the order of their names: code could follow 3,000 texts. */
const MOST_LISTED = 3000;

/**
 * Returns the text of a box for changed code. The review runs the code of the pull request, which could therefore report anything; somebody has
 * to read it. What is listed comes from GitHub, and the box is cleared when one of the files changes again.
 * @param {readonly { filename: string, previous_filename?: string, sha?: string | null }[]} files of the pull request
 * @param {string} sha the commit
 * @returns {{ text: string, mark: string } | null} null if there is no code
 */
export function codeBox(files, sha) {
  const isCode = (/** @type {string} */ name) => !NO_CODE.some((pattern) => pattern.test(name));
  const code = files.filter(
    ({ filename, previous_filename: before }) => isCode(filename) || (before && isCode(before)),
  );
  const isCut = files.length >= MOST_LISTED;
  if (code.length === 0 && !isCut) return null;
  const names = code.slice(0, NAMED).map(({ filename }) => markdownCell(filename.slice(0, 100)));
  const more = code.length > NAMED ? ` and ${code.length - NAMED} more` : '';
  const text = isCut
    ? '**Code:** GitHub lists only the first 3,000 files of this pull request. Others may be code that made this report, so read them.'
    : `**Code:** this report was made by code that the pull request changes, so read it: ${names.join(', ')}${more}.`;
  // What is not listed may change without a trace, so its box is cleared by each commit.
  return { text, mark: isCut ? sha : JSON.stringify(code.map(({ filename, sha: file }) => [filename, file])) };
}
