/** Writes a text in straight quotation marks; those inside it become curly ones, which end nothing. */
export function quoted(text: string): string {
  const trimmed = text.trim();
  const isEven = trimmed.split('"').length % 2 === 1;
  const [first, last] = [trimmed.startsWith('"'), trimmed.endsWith('"')];
  // `"Dry" roofs` starts with a quotation; `"Dry roofs` and `Dry roofs"` have a mark too many.
  const isQuotation = isEven && first && !last;
  const isEnd = !isEven && !first && last;
  const plain = isQuotation ? trimmed : isEnd ? trimmed.slice(0, -1) : trimmed.replace(/^(["'])([\s\S]*?)\1?$/, '$2');
  let isOpen = false;
  const inside = plain.replace(/"/g, () => {
    isOpen = !isOpen;
    return isOpen ? '“' : '”';
  });
  return `"${inside}"`;
}
