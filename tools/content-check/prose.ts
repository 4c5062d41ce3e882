import type { Nodes } from 'mdast';
import { nodesOf, type Page, perPage } from './page';
import { blank } from './parse/blank';
import { type Range, rangeOf } from './range';

/** A paragraph, heading or table cell. */
export interface Prose extends Range {
  type: 'paragraph' | 'heading' | 'tableCell';
  /**
   * Its source, with everything that is not text (addresses, code, marks such as `**`, tags) replaced by spaces, so that
   * positions stay the same.
   */
  text: string;
}

function isProse(node: Nodes): node is Extract<Nodes, { type: Prose['type'] }> {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
}

/** An entry of a block that is on one line with its text: `<Statistic value="4">offices</Statistic>`. */
function isItem(node: Nodes): boolean {
  return node.type === 'mdxJsxTextElement' && node.children.length > 0 && /^[A-Z]/.test(node.name ?? '');
}

/** The paragraphs, headings and table cells of a page, as visitors read them. */
export const proseOf = perPage((page): readonly Prose[] => {
  const { readable: source } = page;
  const characters = source.replace(/[^\r\n]/g, ' ').split('');
  for (const node of nodesOf(page)) {
    if (node.type !== 'text') continue;
    const { start, end } = rangeOf(node);
    for (let at = start; at < end; at += 1) characters[at] = source.charAt(at);
  }
  const masked = characters.join('');
  const items = nodesOf(page).filter(isItem);
  return nodesOf(page).flatMap((node): Prose | Prose[] => {
    if (!isProse(node) && !isItem(node)) return [];
    const range = rangeOf(node);
    const isInside = ({ start, end }: Range) => range.start <= start && end <= range.end;
    const inside = items
      .filter((item) => item !== node)
      .map(rangeOf)
      .filter(isInside);
    const text = inside.reduce(blank, masked).slice(range.start, range.end);
    return { ...range, type: isProse(node) ? node.type : 'paragraph', text };
  });
});

/** Whether a text is a part of a paragraph, heading or cell, which a setting of a block inside it is not. */
export function isInProse(page: Page, { start, end }: Range): boolean {
  return proseOf(page).some(
    (prose) =>
      start >= prose.start &&
      start < prose.end &&
      prose.text.slice(start - prose.start, end - prose.start).trim() !== '',
  );
}
