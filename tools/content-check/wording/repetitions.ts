import { toString as textOf } from 'mdast-util-to-string';
import { lineNumber } from '../../../lib/lines';
import { itemsIn } from '../../../src/blocks/contents';
import { contentOf, isElement, settingOfName } from '../elements';
import { nodesOf, type Page } from '../page';
import { firstLine, type Range, rangeOf } from '../range';
import type { Diagnostic } from '../rule';

/** Shorter paragraphs may say the same thing in two places: "We answer within 24 hours." */
const FEWEST_WORDS = 8;
/** The settings that name an entry of a group. */
const NAMES = ['title', 'name', 'challenge'];

/** Finds paragraphs, entries of a list and titles of a group that a page has twice, mostly because a block was copied. */
export function repetitionsIn(page: Page): Diagnostic[] {
  const first = new Map<string, Range>();
  const found: Diagnostic[] = [];
  const look = (group: string, text: string, range: Range) => {
    const key = `${group} ${text.toLowerCase().replace(/\s+/g, ' ').trim()}`;
    const before = first.get(key);
    first.set(key, before ?? range);
    if (!before || text.trim() === '') return;
    const message = `This is already on line ${lineNumber(page.source, before.start)}. Change it, or delete one of the two.`;
    found.push({ ...firstLine(page.source, range), message });
  };
  for (const node of nodesOf(page)) {
    const group = String(rangeOf(node).start);
    if (node.type === 'list') for (const entry of node.children) look(group, textOf(entry), rangeOf(entry));
    if (node.type === 'paragraph' && node.children.some(({ type }) => type === 'text')) {
      const text = textOf(node);
      if (text.trim().split(/\s+/).length >= FEWEST_WORDS) look('', text, rangeOf(node));
    }
    const item = isElement(node) ? itemsIn(node.name ?? '')?.block : undefined;
    if (!isElement(node) || !item) continue;
    for (const child of contentOf(node)) {
      if (!isElement(child) || child.name !== item) continue;
      const name = NAMES.flatMap((it) => settingOfName(page, child, it) ?? [])[0];
      if (name?.value) look(group, name.value, name.valueRange);
    }
  }
  return found;
}
