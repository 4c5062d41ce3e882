import type { Nodes } from 'mdast';
import { counted } from '../../../lib/counted';
import { itemsIn, listBlocks } from '../../../src/blocks/contents';
import { contentOf, type Element, elementsOf, isElement, settingOfName } from '../elements';
import { nodesOf, type Page } from '../page';
import { proseOf } from '../prose';
import { rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import type { Text } from '../texts';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** What a text counts when it announces a list. Other nouns are counted for other reasons: "two cities", "three weeks". */
const THINGS =
  'advantages|areas|benefits|challenges|examples|features|findings|items|jobs|kinds|openings|options|parts|phases|points|positions|principles|problems|products|questions|reasons|roles|rules|services|signs|stages|steps|things|tips|topics|types|vacancies|ways';
/** "At least three", "the first two", "30 to 40": not the number of entries. */
const NOT_ALL =
  '(?:first|last|next|other|another|than|least|most|about|around|up to|only|or|to|of|every|–|-|\\$|\\d[.,]?)';
const ANNOUNCEMENT = new RegExp(
  `(?<!${NOT_ALL}\\s*)\\b(?<number>\\d+|${NUMBERS.slice(2).join('|')})\\s+(?:(?!(?:and|for|from|in|of|on|or|per|the|to|with)\\b)\\p{Ll}[\\p{L}-]*\\s+){0,2}?(?:${THINGS})\\b`,
  'giu',
);

interface Announcement {
  start: number;
  end: number;
  text: string;
  number: number;
}

/** The only number of things in a text; null where there are none or several. */
function announcementIn({ start, text }: Text): Announcement | null {
  const [match, other] = text.matchAll(ANNOUNCEMENT);
  if (!match || other) return null;
  const written = match.groups?.number?.toLowerCase() ?? '';
  const number = /\d/.test(written) ? Number(written) : NUMBERS.indexOf(written);
  const from = start + match.index;
  return { start: from, end: from + match[0].length, text: match[0].replace(/\s+/g, ' '), number };
}

/** How many entries a list or a group of blocks has; null for anything else, and where code makes entries. */
function sizeOf(node: Nodes): number | null {
  if (node.type === 'list') return node.children.length;
  if (!isElement(node)) return null;
  const content = contentOf(node);
  if (listBlocks.includes(node.name ?? '')) return content[0]?.type === 'list' ? content[0].children.length : null;
  const item = itemsIn(node.name ?? '')?.block;
  const isComplete = content.every((child) => isElement(child) && child.name === item);
  return item && node.name !== 'Actions' && isComplete ? content.length : null;
}

function difference(announcement: Announcement | null, size: number | null): Diagnostic[] {
  if (!announcement || size === null || size === announcement.number) return [];
  const { start, end, text } = announcement;
  const entries = counted(size, 'entry', 'entries');
  return [{ start, end, message: `This says "${text}", but ${entries} follow. Correct the number or the list.` }];
}

/** The last sentence of a paragraph that ends with a colon. */
function beforeColon({ start, text }: Text): Text | null {
  const plain = text.trimEnd();
  if (!plain.endsWith(':')) return null;
  const from = Math.max(plain.slice(0, -1).search(/[^.!?]*$/), 0);
  return { start: start + from, text: plain.slice(from) };
}

/** Sentences that end with a colon and the list that follows them. */
function beforeLists(page: Page): Diagnostic[] {
  const prose = new Map(proseOf(page).map((it) => [it.start, it]));
  return nodesOf(page).flatMap((parent) => {
    if (!('children' in parent)) return [];
    const children = contentOf({ children: parent.children } as Element) as Nodes[];
    return children.flatMap((node, index): Diagnostic[] => {
      const next = children[index + 1];
      const text = node.type === 'paragraph' && next ? prose.get(rangeOf(node).start) : undefined;
      const announcing = text ? beforeColon(text) : null;
      return announcing && next ? difference(announcementIn(announcing), sizeOf(next)) : [];
    });
  });
}

/** Titles of groups, and of sections with one group or list. */
function inTitles(page: Page): Diagnostic[] {
  return elementsOf(page).flatMap((element): Diagnostic[] => {
    const title = settingOfName(page, element, 'title');
    if (!title?.value) return [];
    const sizes = (contentOf(element) as Nodes[]).flatMap((node) => sizeOf(node) ?? []);
    const size = sizeOf(element as Nodes) ?? (sizes.length === 1 ? (sizes[0] ?? null) : null);
    return difference(announcementIn({ start: title.valueRange.start, text: title.value }), size);
  });
}

/** The top of a page with one list of jobs: "six open positions". */
function openPositions(page: Page): Diagnostic[] {
  const jobs = elementsOf(page).filter(({ name }) => name === 'Jobs');
  const hero = elementsOf(page).find(({ name }) => name === 'Hero');
  const [only] = jobs;
  if (!hero || !only || jobs.length > 1) return [];
  const { start, end } = rangeOf(hero);
  const size = sizeOf(only as Nodes);
  return proseOf(page)
    .filter(
      (text) => text.start > start && text.start < end && /\b(?:positions|openings|jobs|vacancies)\b/.test(text.text),
    )
    .flatMap((text) => difference(announcementIn(text), size));
}

/** A number that announces a list with another number of entries. */
export const announcedNumber: PageRule = {
  name: 'announced-number',
  severity: 'warning',
  handbook: '/handbook/words#numbers',
  needsWholePage: true,
  checkPage: (page) =>
    page.kind === 'handbook' ? [] : [...beforeLists(page), ...inTitles(page), ...openPositions(page)],
};
