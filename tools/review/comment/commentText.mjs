/** By this line the comment is found again. */
export const MARKER = '<!-- review of the pages -->';
/** Characters; GitHub takes 65,536. */
const LONGEST = 60_000;
const CUT = '\n\n… The rest stands in the report, in the artifact "review" of this run.';

/**
 * Makes a comment of a summary that anybody may have written: a pull request can change the code that writes it.
 * Words, lists, tables and links stay. Pictures, HTML, mentions of people and what cannot be seen do not.
 * @param {string} summary Markdown
 * @returns {string} the comment, with the marker first
 */
export function commentText(summary) {
  const text = summary
    .replace(/[^\P{C}\n\t]/gu, '')
    .replace(/<br ?\/?>/g, '\n')
    .replace(/&(#0*64|#x0*40|commat);?/gi, '@')
    .replaceAll('<', '&lt;')
    .replaceAll('![', '!\\[')
    .replace(/@(?=[\w-])/g, '@\u2060')
    .trim();
  return `${MARKER}\n${text.length > LONGEST ? text.slice(0, LONGEST) + CUT : text}\n`;
}
