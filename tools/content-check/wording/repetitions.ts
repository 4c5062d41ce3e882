import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { lineNumber } from '../../../lib/lines';
import { itemsIn } from '../../../src/blocks/contents';
import { contentOf, elementsOf, isElement, settingOfName } from '../elements';
import { nodesOf, type Page } from '../page';
import { firstLine, type Range, rangeOf } from '../range';
import type { Diagnostic } from '../rule';

/** Shorter paragraphs may say the same thing in two places: "We answer within 24 hours." */
const FEWEST_WORDS = 8;

interface Part extends Range {
  text: string;
}

/** The parts whose words are those of an earlier one. */
function repeated(page: Page, parts: readonly Part[], what: string): Diagnostic[] {
  const first = new Map<string, Part>();
  return parts.flatMap((part) => {
    const key = part.text.toLowerCase().replace(/\s+/g, ' ').trim();
    const before = first.get(key);
    if (key === '') return [];
    if (!before) {
      first.set(key, part);
      return [];
    }
    const message = `${what} is already on line ${lineNumber(page.source, before.start)}. Was it copied? Change or delete one of the two.`;
    return [{ ...firstLine(page.source, part), message }];
  });
}

const partOf = (node: Nodes): Part => ({ ...rangeOf(node), text: textOf(node) });

/** The settings that name an entry of a group. */
const NAMES = ['title', 'name', 'challenge'];

/** Finds paragraphs, entries of a list and titles of a group that a page has twice. */
export function repetitionsIn(page: Page): Diagnostic[] {
  const nodes = nodesOf(page);
  const paragraphs = nodes
    .filter(
      (node) => node.type === 'paragraph' && node.children.some((it) => it.type === 'text' && /\p{L}/u.test(it.value)),
    )
    .map(partOf)
    .filter(({ text }) => text.trim().split(/\s+/).length >= FEWEST_WORDS);
  const entries = nodes.flatMap((node) =>
    node.type === 'list' ? repeated(page, node.children.map(partOf), 'This entry') : [],
  );
  const titles = elementsOf(page).flatMap((group) => {
    const item = itemsIn(group.name ?? '')?.block;
    const parts = contentOf(group).flatMap((child): Part[] => {
      if (!isElement(child) || child.name !== item) return [];
      const name = NAMES.flatMap((it) => settingOfName(page, child, it) ?? [])[0];
      return name?.value ? [{ ...name.valueRange, text: name.value }] : [];
    });
    return repeated(page, parts, 'This title');
  });
  const inEntry = ({ start }: Diagnostic) => entries.some((it) => it.start <= start && start < it.end);
  return [...entries, ...repeated(page, paragraphs, 'This paragraph').filter((it) => !inEntry(it)), ...titles];
}
