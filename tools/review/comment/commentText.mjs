/** GitHub accepts 65,536 characters. */
const MAX_CHARACTERS = 60_000;
const CUT = '\n\n… The full report is in the artifact "review" of this run.';

/**
 * Cleans a summary for a comment. A pull request can change the code that writes the summary, so its text is untrusted:
 * lists, tables and links are kept; images, HTML, mentions of people and invisible characters are not.
 * @param {string} summary Markdown
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
  return text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS) + CUT : text;
}
