/** Domain names that nobody can register (https://www.rfc-editor.org/rfc/rfc2606, https://www.rfc-editor.org/rfc/rfc6761). */
const RESERVED = /(?:[\w-]+\.)*(?:[\w-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org))(?!\.?[\w-])/i;

/** Returns the first reserved domain name in a text, such as `chat.acme.example`, or null. */
export function reservedDomainIn(text: string): string | null {
  return RESERVED.exec(text)?.[0] ?? null;
}
