import { isValidElement, type ReactNode } from 'react';

/** Returns the anchor of a heading: `Does This Sound Like You?` → `does-this-sound-like-you`. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A component with text of its own, which `plainTextOf` cannot read from its children. */
export interface PlainTextComponent {
  plainText: string;
}

function hasPlainText(type: unknown): type is PlainTextComponent {
  return typeof type === 'function' && 'plainText' in type;
}

/** Elements whose text is separated from the text around them by spaces. */
const BREAKS = new Set<unknown>('p li ul ol div h2 h3 h4 blockquote pre td th br'.split(' '));

function rawTextOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(rawTextOf).join('');
  if (!isValidElement<{ children?: ReactNode }>(node)) return '';
  const text = hasPlainText(node.type) ? node.type.plainText : rawTextOf(node.props.children);
  return BREAKS.has(node.type) ? ` ${text} ` : text;
}

/** Returns the plain text of React nodes on one line, for structured data. */
export function plainTextOf(node: ReactNode): string {
  return rawTextOf(node).replace(/\s+/g, ' ').trim();
}
