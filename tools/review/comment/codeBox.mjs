import { markdownCell } from '../../../lib/markdownCell.mjs';

/** Files that run nothing when the review builds the site: its code says what they may contain. */
const NO_CODE = [
  /^(pages|plugins\/handbook\/pages)\/.+\.mdx$/,
  /^src\/site\/[\w-]+\.ya?ml$/,
  /^(static|docs|tests)\//,
  /^[\w.-]+\.(md|txt)$/,
];
const NAMED = 3;

/**
 * Returns the text of a box for changed code. The review runs the code of the pull request, which could therefore report anything; somebody has
 * to read it. What is listed comes from GitHub, and the box is cleared when one of the files changes again.
 * @param {readonly { filename: string, previous_filename?: string, sha?: string | null }[]} files of the pull request
 * @returns {{ text: string, mark: string } | null} null if there is no code
 */
export function codeBox(files) {
  const isCode = (/** @type {string} */ name) => !NO_CODE.some((pattern) => pattern.test(name));
  const code = files.filter(
    ({ filename, previous_filename: before }) => isCode(filename) || (before && isCode(before)),
  );
  if (code.length === 0) return null;
  const names = code.slice(0, NAMED).map(({ filename }) => markdownCell(filename.slice(0, 100)));
  const more = code.length > NAMED ? ` and ${code.length - NAMED} more` : '';
  const text = `**Code:** this report was made by code that the pull request changes, so read it: ${names.join(', ')}${more}.`;
  return { text, mark: JSON.stringify(code.map(({ filename, sha }) => [filename, sha])) };
}
