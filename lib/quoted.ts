/** Writes a text in straight quotation marks; those inside it become curly ones, which end nothing. */
export function quoted(text: string): string {
  const plain = text.trim().replace(/^(["'])([\s\S]*?)\1?$/, '$2');
  let isOpen = false;
  const inside = plain.replace(/"/g, () => {
    isOpen = !isOpen;
    return isOpen ? '“' : '”';
  });
  return `"${inside}"`;
}
