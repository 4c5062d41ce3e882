import { isValidElement, type ReactNode } from 'react';

/** A component that writes its own words says here what they are, so that `plainTextOf` can read them. */
export interface SpeakingComponent {
  plainText: string;
}

function isSpeaking(type: unknown): type is SpeakingComponent {
  return typeof type === 'function' && 'plainText' in type;
}

/** Elements whose words are no part of the sentence before them. */
const BLOCKS = new Set<unknown>([
  'p',
  'li',
  'ul',
  'ol',
  'div',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'pre',
  'td',
  'th',
  'br',
]);

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (!isValidElement<{ children?: ReactNode }>(node)) return '';
  const text = isSpeaking(node.type) ? node.type.plainText : textOf(node.props.children);
  return BLOCKS.has(node.type) ? ` ${text} ` : text;
}

/** The plain text of rendered content on one line, for structured data. */
export function plainTextOf(node: ReactNode): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}
