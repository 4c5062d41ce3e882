import type { Nodes } from 'mdast';
import { type blockItems, itemsIn, listBlocks } from '../../../src/blocks/contents';
import { contentOf, type Element, elementsOf, isElement, settingOfName } from '../elements';
import { nodesOf, type Page } from '../page';
import { valueRange } from '../parse/frontMatterBlock';
import { proseOf } from '../prose';
import { rangeOf } from '../range';
import type { Diagnostic } from '../rule';
import { sentencesOf, type Text } from '../texts';
import { amountOf, NUMBER } from './numbers';

/** What a text counts when it announces a list. Other nouns are counted for other reasons: "two cities", "three weeks". */
const THINGS =
  'advantages|answers|areas|benefits|categories|challenges|chapters|checks|choices|conditions|cookies|differences|documents|examples|exercises|facts|features|findings|goals|groups|habits|ideas|items|jobs|kinds|layers|lessons|levels|measures|methods|mistakes|modules|openings|options|packages|parts|phases|pieces|places|plans|points|positions|principles|problems|products|promises|questions|reasons|recommendations|requirements|results|risks|roles|routes|rules|sections|services|signs|situations|skills|solutions|stages|steps|stops|stories|suggestions|symptoms|tasks|things|tips|tools|topics|tracks|tricks|types|vacancies|values|warnings|ways';
/** Words before a number that say that it is not the whole list. */
const NOT_ALL = '(?:first|last|next|other|another|than|least|most|about|around|up to|only|or|to|of|–|-|every)';
const ADJECTIVE = '(?:\\s+(?!(?:and|at|for|from|in|of|on|or|per|the|to|with)\\b)\\p{Ll}[\\p{L}-]*)';
const ANNOUNCEMENT = new RegExp(
  `(?<!${NOT_ALL}\\s)(?<![\\p{L}\\p{N}$.,–-])${NUMBER}${ADJECTIVE}{0,2}?\\s+(?<thing>${THINGS})\\b`,
  'giu',
);
/** A sentence that is not followed by a colon announces a list if the number is among its first words. */
const BEGINS_WITH_NUMBER = 4;

interface Announcement extends Text {
  number: number;
  end: number;
  thing: string;
}

/** The only number of things in a text; null where there are none or several. */
function announcementIn({ start, text }: Text): Announcement | null {
  const found = [...text.matchAll(ANNOUNCEMENT)];
  const [match] = found;
  const { number = '', thing = '' } = match?.groups ?? {};
  if (!match || found.length > 1 || amountOf(number) < 2) return null;
  const from = start + match.index;
  return {
    start: from,
    end: from + match[0].length,
    text: match[0].replace(/\s+/g, ' '),
    number: amountOf(number),
    thing,
  };
}

/** How many entries a list, a table or a group of blocks has; null for anything else. */
function sizeOf(node: Nodes): { sizes: readonly number[]; what: string } | null {
  if (node.type === 'list') return { sizes: [node.children.length], what: 'the list' };
  if (node.type === 'table') {
    const rows = node.children.length - 1;
    const columns = node.children[0]?.children.length ?? 0;
    return { sizes: [rows, columns, columns - 1], what: 'the table' };
  }
  if (!isElement(node)) return null;
  const content = contentOf(node);
  if (listBlocks.includes(node.name ?? '')) {
    const [list] = content;
    return list?.type === 'list' ? { sizes: [list.children.length], what: `<${node.name}>` } : null;
  }
  const items = itemsIn(node.name ?? '');
  const count = content.filter((child) => isElement(child) && child.name === items?.block).length;
  // A button below an announcement is not what it counts, and items that code makes cannot be counted.
  return items && node.name !== 'Actions' && count === content.length
    ? { sizes: [count], what: `<${node.name}>` }
    : null;
}

function difference(announcement: Announcement | null, counted: ReturnType<typeof sizeOf>): Diagnostic[] {
  if (!announcement || !counted || counted.sizes.includes(announcement.number)) return [];
  const { start, end, text } = announcement;
  const message = `"${text}" does not fit: ${counted.what} has ${counted.sizes[0]}. Correct the number, or add what is missing.`;
  return [{ start, end, message }];
}

/** The last sentence of a paragraph, if it announces what follows. */
function lastSentence({ start, text }: Text): Text | null {
  const plain = text.trimEnd();
  const from = Math.max(plain.slice(0, -1).search(/[^.!?]*$/), 0);
  const sentence = plain.slice(from);
  const firstWords = sentence.trim().split(/\s+/).slice(0, BEGINS_WITH_NUMBER).join(' ');
  // "You get three things: a plan, a price and a date."
  if (sentence.trimEnd().slice(0, -1).includes(':')) return null;
  const isAnnouncement =
    sentence.endsWith(':') ||
    new RegExp(
      `\\b(?:same|these|those|following|in|has|have|takes|takes you through|there are)\\s+${NUMBER}\\b`,
      'i',
    ).test(sentence) ||
    new RegExp(`\\b${NUMBER}\\b`, 'i').test(firstWords) ||
    /\bfollowing\b/i.test(sentence);
  return isAnnouncement ? { start: start + from, text: sentence } : null;
}

/** A sentence before the last one that speaks of what follows: "the same five steps". */
function sameNumber({ start, text }: Text): Text | null {
  const range = sentencesOf(text).find(({ start: from, end }) =>
    new RegExp(`\\b(?:the same|these|the following)\\s+${NUMBER}\\b`, 'i').test(text.slice(from, end)),
  );
  return range ? { start: start + range.start, text: text.slice(range.start, range.end) } : null;
}

type Parent = Extract<Nodes, { children: unknown[] }>;

function childrenOf(parent: Parent): Nodes[] {
  return contentOf({ children: parent.children } as Element) as Nodes[];
}

/** Paragraphs and headings, with what follows them. */
function beforeLists(page: Page): Diagnostic[] {
  const prose = new Map(proseOf(page).map((it) => [it.start, it]));
  const parents = nodesOf(page).filter(
    (node): node is Parent =>
      node.type === 'root' || node.type === 'listItem' || node.type === 'blockquote' || isElement(node),
  );
  return parents.flatMap((parent) => {
    const children = childrenOf(parent);
    return children.flatMap((node, index): Diagnostic[] => {
      const text = prose.get(rangeOf(node).start);
      const next = children[index + 1];
      if (!text || !next) return [];
      if (node.type === 'paragraph') {
        const [announced] = [lastSentence(text), sameNumber(text)].flatMap((it) => (it && announcementIn(it)) ?? []);
        return difference(announced ?? null, sizeOf(next));
      }
      if (node.type !== 'heading') return [];
      const rest = children.slice(index + 1);
      const end = rest.findIndex((it) => it.type === 'heading' && it.depth <= node.depth);
      const part = rest.slice(0, end < 0 ? rest.length : end);
      const counted = part.flatMap((it) => sizeOf(it) ?? []);
      const deeper = part.filter((it) => it.type === 'heading' && it.depth === node.depth + 1).length;
      if (counted.length === 0 && deeper > 1)
        return difference(announcementIn(text), { sizes: [deeper], what: 'this part' });
      return counted.length === 1 && deeper === 0 ? difference(announcementIn(text), counted[0] ?? null) : [];
    });
  });
}

/** Titles of sections and of diagrams. */
function inTitles(page: Page): Diagnostic[] {
  return elementsOf(page).flatMap((element): Diagnostic[] => {
    const title = settingOfName(page, element, 'title');
    if (!title?.value) return [];
    const announcement = announcementIn({ start: title.valueRange.start, text: title.value });
    const own = sizeOf(element as Nodes);
    const inside = contentOf(element).flatMap((node) => sizeOf(node as Nodes) ?? []);
    return difference(announcement, own ?? (inside.length === 1 ? (inside[0] ?? null) : null));
  });
}

/** Things of which a page has one group, so that its title, description and top may count them. */
const GROUPS: readonly [things: string, group: keyof typeof blockItems][] = [
  ['positions|openings|vacancies|jobs', 'Jobs'],
  ['steps', 'Steps'],
];

/** The title, the description and the top of a page. */
function atTheTop(page: Page): Diagnostic[] {
  const { frontMatter } = page;
  const hero = elementsOf(page).find(({ name }) => name === 'Hero');
  const inHero = hero && rangeOf(hero);
  const texts: Text[] = [
    ...(frontMatter ? ['title', 'description'] : []).flatMap((key) => {
      if (!frontMatter || !(key in frontMatter.values)) return [];
      const { start, end } = valueRange(frontMatter, [key]);
      return { start, text: page.source.slice(start, end) };
    }),
    ...proseOf(page).filter(({ start }) => inHero && start > inHero.start && start < inHero.end),
  ];
  return GROUPS.flatMap(([things, name]) => {
    const [group, ...others] = elementsOf(page).filter((element) => element.name === name);
    if (!group || others.length > 0) return [];
    return texts.flatMap((text) => {
      const announcement = announcementIn(text);
      const isMeant = announcement && new RegExp(`^(${things})$`, 'i').test(announcement.thing);
      return isMeant ? difference(announcement, sizeOf(group as Nodes)) : [];
    });
  });
}

const ENUMERATION = new RegExp(`${ANNOUNCEMENT.source}:\\s+(?<items>[^.:;!?()]+)[.;]`, 'giu');
/** Longer parts of an enumeration may contain commas of their own. */
const LONGEST_ITEM = 4;

/** "We compare three choices: fix it, replace it or leave it alone." */
function inSentences(page: Page): Diagnostic[] {
  return proseOf(page).flatMap(({ start, text }) =>
    [...text.matchAll(ENUMERATION)].flatMap((match): Diagnostic[] => {
      const { items = '', number = '' } = match.groups ?? {};
      const parts = items.trim().split(/,\s+(?:and\s+|or\s+)?|\s+(?:and|or)\s+/);
      const isPlain =
        (items.match(/\s(?:and|or)\s/g)?.length ?? 0) === 1 &&
        parts.every((part) => part.trim().split(/\s+/).length <= LONGEST_ITEM);
      if (!isPlain || amountOf(number) < 2 || parts.length === amountOf(number)) return [];
      const message = `"${number}" does not fit: the sentence names ${parts.length}. Correct the number, or add what is missing.`;
      const from = start + match.index;
      return [{ start: from, end: from + number.length, message }];
    }),
  );
}

/** Finds numbers of things that differ from how many the page then lists. */
export function wrongAnnouncements(page: Page): Diagnostic[] {
  if (!page.isWhole) return [];
  return [...beforeLists(page), ...inTitles(page), ...atTheTop(page), ...inSentences(page)];
}
