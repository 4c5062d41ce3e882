/** Names that belong to nobody (https://www.rfc-editor.org/rfc/rfc2606, https://www.rfc-editor.org/rfc/rfc6761). */
const RESERVED = /(?:[\w-]+\.)*(?:[\w-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org))(?!\.?[\w-])/i;

/** The first name in a text under which nobody can be reached: `chat.acme.example`; null where there is none. */
export function reservedDomainIn(text: string): string | null {
  return RESERVED.exec(text)?.[0] ?? null;
}
