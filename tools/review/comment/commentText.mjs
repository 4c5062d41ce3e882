/** GitHub accepts 65,536 characters. */
const MAX_CHARACTERS = 60_000;
const CUT = '\n\n… The full report is in the artifact "review" of this run.';

/**
 * Cleans a summary for a comment. A pull request can change the code that writes the summary, so its text is untrusted:
 * lists, tables and links to known hosts are kept; other links, images, HTML, mentions of people and invisible characters are not.
 * @param {string} summary Markdown
 * @param {(host: string) => boolean} isKnown whether links may lead to a host
 */
export function commentText(summary, isKnown) {
  /** @param {string} address */
  const isAllowed = (address) => URL.canParse(address) && /^https:/.test(address) && isKnown(new URL(address).host);
  const text = summary
    .replace(/[^\P{C}\n\t]/gu, '')
    .replace(/<br ?\/?>/g, '\n')
    // Any other entity could write a mention or an address.
    .replace(/&(?!(amp|lt|gt|quot);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('![', '!\\[')
    .replace(/(?<!!)\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g, (link, words, address) => (isAllowed(address) ? link : words))
    // GitHub makes links of addresses without any syntax.
    .replace(/[a-z][a-z0-9+.-]*:\/\/[^\s)\]|>]*/gi, (address) =>
      isAllowed(address) ? address : address.replace('://', ':\u2060//'),
    )
    .replace(/\bwww\./gi, 'www\u2060.')
    .replace(/(\]:\s*)(?=\/\/)/g, '$1\u2060')
    .replace(/@(?=[\w-])/g, '@\u2060')
    // Only the boxes of `boxes.mjs` can be ticked.
    .replace(/^([\s>]*(?:[-*+]|\d+[.)])\s+)\[(?=[ xX]\])/gm, '$1\\[')
    .trim();
  return text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS) + CUT : text;
}
