/** GitHub accepts 65,536 characters. */
const MAX_CHARACTERS = 60_000;
const CUT = '\n\n… The full report is in the artifact "review" of this run.';

/** A link that nothing before it can turn into text or an image, and nothing after it can continue. */
const LINK = /(?<![\\!])\[([^[\]`]*)\]\(([^\s()]*)\)(?=\s|$)/g;
/** No user name, and nothing that Markdown or a browser reads in another way than this program. */
const PLAIN_ADDRESS = /^https:\/\/[^\s\\@<>[\]`]+$/;

/**
 * Breaks everything that GitHub makes a link or a mention of: addresses, the ends of links, definitions and footnotes.
 * @param {string} text
 */
function disarmed(text) {
  return (
    text
      // Markdown reads `https\://` as an address.
      .replace(/\\+(?=[:/.@])/g, '')
      .replace(/:(?=\/\/)/g, ':\u2060')
      .replace(/\bwww(?=\.)/gi, 'www\u2060')
      .replace(/\](?=[([:])/g, ']\u2060')
      .replace(/@(?=[\w-])/g, '@\u2060')
  );
}

/**
 * Cleans a summary for a comment. A pull request can change the code that writes the summary, so its text is untrusted:
 * lists, tables and links to known places are kept; other links, images, HTML, mentions of people and invisible characters are not.
 * @param {string} summary Markdown
 * @param {(address: URL) => boolean} isKnown whether links may lead to an address
 */
export function commentText(summary, isKnown) {
  /** @param {string} address */
  const isAllowed = (address) => PLAIN_ADDRESS.test(address) && URL.canParse(address) && isKnown(new URL(address));
  const plain = summary
    .replace(/[^\P{C}\n\t]/gu, '')
    .replace(/<br ?\/?>/g, '\n')
    // Any other entity could write a mention or an address.
    .replace(/&(?!(amp|lt|gt|quot);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/(?<!!)\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g, (link, words, address) => (isAllowed(address) ? link : words));
  let text = '';
  let end = 0;
  for (const { 0: link, 1: words = '', 2: address = '', index } of plain.matchAll(LINK)) {
    if (!isAllowed(address)) continue;
    text += `${disarmed(plain.slice(end, index))}[${disarmed(words)}](${address})`;
    end = index + link.length;
  }
  text += disarmed(plain.slice(end));
  text = text
    .replaceAll('![', '!\\[')
    // Only the boxes of `boxes.mjs` can be ticked.
    .replace(/^([\s>]*(?:[-*+]|\d+[.)])\s+)\[(?=[ xX]\])/gm, '$1\\[')
    .trim();
  return text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS) + CUT : text;
}
