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
function repeated(page: Page, parts: readonly Part[], messageOf: (line: number, part: Part) => string): Diagnostic[] {
  const first = new Map<string, Part>();
  return parts.flatMap((part) => {
    const key = part.text.toLowerCase().replace(/\s+/g, ' ').trim();
    const before = first.get(key);
    if (key !== '' && !before) first.set(key, part);
    if (!before) return [];
    const { start, end } = firstLine(page.source, part);
    return [{ start, end, message: messageOf(lineNumber(page.source, before.start), part) }];
  });
}

function partOf(node: Nodes): Part {
  return { ...rangeOf(node), text: textOf(node) };
}

function paragraphs(page: Page): Diagnostic[] {
  // Plans may explain a word alike.
  if (page.kind === 'facts') return [];
  const parts = nodesOf(page)
    // Buttons in a row are a paragraph too, for Markdown.
    .filter(
      (node) => node.type === 'paragraph' && node.children.some((it) => it.type === 'text' && /\p{L}/u.test(it.value)),
    )
    .map(partOf)
    .filter(({ text }) => text.trim().split(/\s+/).length >= FEWEST_WORDS);
  return repeated(page, parts, (line) => `This paragraph is already on line ${line}. Delete one of the two.`);
}

function entries(page: Page): Diagnostic[] {
  return nodesOf(page).flatMap((node) => {
    if (node.type !== 'list' && node.type !== 'table') return [];
    const what = node.type === 'list' ? 'entry of the list' : 'row of the table';
    const parts = (node.children as Nodes[]).map((child) => ({
      ...partOf(child),
      text: page.source.slice(rangeOf(child).start, rangeOf(child).end).replace(/^(\d+[.)]|[-*+])\s+/, ''),
    }));
    return repeated(page, parts, (line) => `This ${what} is already on line ${line}. Delete one of the two.`);
  });
}

/** The settings that name an entry of a group. */
const NAMES = ['title', 'name', 'challenge'];

function titles(page: Page): Diagnostic[] {
  return elementsOf(page).flatMap((group) => {
    const item = itemsIn(group.name ?? '')?.block;
    const parts = contentOf(group).flatMap((child): Part[] => {
      if (!isElement(child) || child.name !== item) return [];
      const name = NAMES.flatMap((it) => settingOfName(page, child, it) ?? [])[0];
      return name?.value ? [{ ...name.valueRange, text: name.value }] : [];
    });
    return repeated(
      page,
      parts,
      (line, { text }) =>
        `The <${item}> on line ${line} is also called "${text}". Was it copied? Give this one its own.`,
    );
  });
}

/** Finds paragraphs, entries of lists, rows and titles that a page has twice. */
export function repetitionsIn(page: Page): Diagnostic[] {
  const found = [...entries(page), ...paragraphs(page), ...titles(page)];
  return found.filter(
    (one, index) => !found.slice(0, index).some((other) => one.start < other.end && other.start < one.end),
  );
}
