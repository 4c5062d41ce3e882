/** Characters that a browser does not show, or that change the order in which it shows others. */
const INVISIBLE =
  /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Co}\p{Cc}\u2028\u2029\u2800\uFFF9-\uFFFB]/gu;
/** An escape of YAML or JavaScript: `"\u202e"`. */
const ESCAPE = /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|U([0-9a-f]{8}))/gi;
/** In emoji, some of them choose the picture or join two: ✔️, 👩‍🚀, 1️⃣. */
const IN_EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}#*\d]\uFE0F?$/u;

/**
 * Returns the index of the first invisible character in a text, or of the first escape of one, or -1. With these, a text can show
 * something else than it contains: another address, or another name
 * (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing). A byte order mark at the start is allowed.
 */
export function invisibleCharacterAt(text: string): number {
  for (const { index, 0: character } of text.matchAll(INVISIBLE)) {
    const isByteOrderMark = index === 0 && character === '\uFEFF';
    const isInEmoji = /[\uFE0F\u200D]/.test(character) && IN_EMOJI.test(text.slice(Math.max(0, index - 5), index));
    const isSpace = /[\t\n\r]/.test(character);
    if (!isSpace && !isByteOrderMark && !isInEmoji) return index;
  }
  for (const { index, ...groups } of text.matchAll(ESCAPE)) {
    const code = Number.parseInt(groups[1] ?? groups[2] ?? groups[3] ?? groups[4] ?? '', 16);
    if (code <= 0x10_ff_ff && String.fromCodePoint(code).search(INVISIBLE) >= 0) return index;
  }
  return -1;
}

export const INVISIBLE_CHARACTER = 'There is an invisible character here. Delete the word, and type it again.';
