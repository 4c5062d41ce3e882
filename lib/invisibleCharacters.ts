/**
 * Characters that a browser does not show, or that change the order in which it shows others. Soft hyphens, joiners, and the marks
 * of a language's own direction come with ordinary text, and a variation selector with emoji.
 */
const INVISIBLE =
  /(?!\uFE0F|\u200D|[\t\n\r\u00AD\u200C\u200E\u200F])[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Co}\p{Cc}\u2028\u2029\u2800\uFFF9-\uFFFB]/gu;
/** An escape of YAML or JavaScript: `"\u202e"`. */
const ESCAPE = /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|U([0-9a-f]{8}))/gi;
/**
 * Returns the index of the first invisible character in a text, or of the first escape of one, or -1. Such characters can make a text
 * look like another one: another address, or another name
 * (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing). A byte order mark at the start is allowed.
 */
export function invisibleCharacterAt(text: string): number {
  for (const { index, 0: character } of text.matchAll(INVISIBLE)) if (index > 0 || character !== '\uFEFF') return index;
  for (const { index, ...groups } of text.matchAll(ESCAPE)) {
    const code = Number.parseInt(groups[1] ?? groups[2] ?? groups[3] ?? groups[4] ?? '', 16);
    if (code <= 0x10_ff_ff && String.fromCodePoint(code).search(INVISIBLE) >= 0) return index;
  }
  return -1;
}

export const INVISIBLE_CHARACTER = 'There is an invisible character here. Delete the word, and type it again.';
