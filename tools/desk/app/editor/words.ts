/** Bold words and links in the text of a form. */

export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** A link to be made or changed. */
export interface LinkPlace {
  from: number;
  to: number;
  words: string;
  /** Empty for a new link. */
  address: string;
}

const LINK = /(?<!!)\[((?:[^[\]\\]|\\.)*)\]\(([^()\s]*)\)/g;

/** The selected words without the spaces around them, or the word at the cursor. */
function wordsAt({ text, from, to }: Selected): { from: number; to: number } {
  if (from === to) {
    const before = /[\p{L}\p{N}’'-]*$/u.exec(text.slice(0, from))?.[0].length ?? 0;
    const after = /^[\p{L}\p{N}’'-]*/u.exec(text.slice(to))?.[0].length ?? 0;
    return { from: from - before, to: to + after };
  }
  const selected = text.slice(from, to);
  return {
    from: from + selected.length - selected.trimStart().length,
    to: to - (selected.length - selected.trimEnd().length),
  };
}

/** Makes the selected words bold, or bold ones normal; null where there are no words of one paragraph. */
export function bold(selected: Selected): Selected | null {
  const { text } = selected;
  let { from, to } = wordsAt(selected);
  const words = text.slice(from, to);
  if (to <= from || /\n\s*\n/.test(words)) return null;
  if (/^\*\*[^*]+\*\*$/.test(words)) [from, to] = [from + 2, to - 2];
  if (text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**') {
    return { text: text.slice(0, from - 2) + text.slice(from, to) + text.slice(to + 2), from: from - 2, to: to - 2 };
  }
  return { text: `${text.slice(0, from)}**${text.slice(from, to)}**${text.slice(to)}`, from: from + 2, to: to + 2 };
}

/** Returns the link at the cursor or, if there is none, the words that would become one. */
export function linkAt(selected: Selected): LinkPlace {
  const { text, from, to } = selected;
  for (const { 0: whole, 1: words = '', 2: address = '', index } of text.matchAll(LINK)) {
    if (index <= from && to <= index + whole.length) return { from: index, to: index + whole.length, words, address };
  }
  const range = wordsAt(selected);
  return { ...range, words: text.slice(range.from, range.to), address: '' };
}

/** Writes a link around words, which keep their signs; an empty address leaves only the words. */
export function withLink(text: string, { from, to, words }: LinkPlace, address: string): string {
  const target = address.replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return text.slice(0, from) + (target ? `[${words}](${target})` : words) + text.slice(to);
}

/** The address that somebody means who writes `example.org` or `ann@example.org`; null if it is none. */
export function addressFrom(typed: string): string | null {
  const text = typed.trim();
  if (/^(\/|#|https?:\/\/\S|mailto:\S|tel:\S)\S*$/i.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#]\S*)?$/i.test(text) ? `https://${text}` : null;
}
