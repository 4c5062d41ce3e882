/** Decodes a part of an address; one with a "%" that encodes nothing, such as `/100%`, stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
