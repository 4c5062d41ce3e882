/** Writes a text in straight quotation marks; those inside it become curly ones, which end nothing. */
export function quoted(text: string): string {
  const trimmed = text.trim();
  // `"Dry" roofs` starts with a quotation, and `"Dry roofs` with a mark that has no second one.
  const isQuotation = trimmed.split('"').length % 2 === 1 && trimmed.startsWith('"') && !trimmed.endsWith('"');
  const plain = isQuotation ? trimmed : trimmed.replace(/^(["'])([\s\S]*?)\1?$/, '$2');
  let isOpen = false;
  const inside = plain.replace(/"/g, () => {
    isOpen = !isOpen;
    return isOpen ? '“' : '”';
  });
  return `"${inside}"`;
}
