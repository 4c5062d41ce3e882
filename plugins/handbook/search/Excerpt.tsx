/** Lengths in characters, before the first match and in total. */
const BEFORE = 40;
const LENGTH = 160;

interface ExcerptProps {
  text: string;
  /** The words to mark: letters and digits only. */
  terms: readonly string[];
}

/** The part of a text around the first match, with all matches marked. */
export function Excerpt({ text, terms }: ExcerptProps) {
  const pattern = new RegExp(`(${terms.join('|')})`, 'giu');
  const found = Math.max(0, text.search(pattern));
  const start = found < BEFORE ? 0 : text.lastIndexOf(' ', found - BEFORE) + 1;
  const piece = text.slice(start, start + LENGTH);
  return (
    <>
      {start > 0 && '… '}
      {/* Every second part is a match. */}
      {piece.split(pattern).map((part, index) => (index % 2 === 1 ? <mark key={start + index}>{part}</mark> : part))}
      {start + LENGTH < text.length && ' …'}
    </>
  );
}
