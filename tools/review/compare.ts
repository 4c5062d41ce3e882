import { diffArrays, diffWords } from 'diff';
import { groupBy } from '../groupBy';
import type { Block } from './blocks';
import type { BuiltSite, Page, Picture } from './readBuild';

/** A difference on a page. `before` is empty for a new text, `after` for a removed one. */
export interface Difference {
  /** The metadata that says it: `title, og:title`; empty for the words of a page. */
  label: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  before: string;
  after: string;
  /** Where links lead, if that changed or the text is new or removed. */
  links?: { before: string[]; after: string[] };
  where: string;
}

export interface PictureChange {
  name: string;
  before: Picture | null;
  after: Picture | null;
}

export interface PageChange {
  route: string;
  title: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Of a moved page: its old route. Of a removed page: where its address leads, or null. */
  from?: string;
  redirect?: string | null;
  differences: Difference[];
  pictures: PictureChange[];
  /** Whether its markup or its styles differ, so that it may look different. */
  mayLookDifferent: { body: boolean; styles: boolean };
  before: Page | null;
  after: Page | null;
}

/** Two texts are one text that changed if they have this share of their words in common. */
const SIMILAR = 0.4;

const keyOf = ({ text, links }: Block) => JSON.stringify([text, links]);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the share of words that two texts have in common, from 0 to 1. */
export function similarity(one: string, other: string): number {
  if (one === other) return 1;
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const rest = [...others];
  const common = words.filter((word) => {
    const index = rest.indexOf(word);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
  return (2 * common.length) / Math.max(1, words.length + others.length);
}

/** Returns where links lead if that differs. */
function linksOf(before: string[] = [], after: string[] = []): Pick<Difference, 'links'> {
  return JSON.stringify(before) === JSON.stringify(after) ? {} : { links: { before, after } };
}

function differenceOf(before: Block | undefined, after: Block | undefined): Difference {
  return {
    label: '',
    kind: before && after ? 'changed' : after ? 'added' : 'removed',
    ...{ before: before?.text ?? '', after: after?.text ?? '' },
    ...linksOf(before?.links, after?.links),
    where: (after ?? before)?.where ?? '',
  };
}

/** Pairs each removed text with the one that replaced it: one by one if none of them moved, otherwise similar ones in their order. */
function paired(removed: Block[], added: Block[]): Difference[] {
  const hasMoved = removed.some((old, place) =>
    added.some((block, index) => index !== place && similarity(old.text, block.text) >= SIMILAR),
  );
  const isInPlace = removed.length === added.length && removed.every(({ tag }, index) => tag === added[index]?.tag);
  if (isInPlace && !hasMoved) return removed.map((old, index) => differenceOf(old, added[index]));
  const rest = [...removed];
  const found = added.map((block) => {
    const index = rest.findIndex((old) => old.tag === block.tag && similarity(old.text, block.text) >= SIMILAR);
    const gone = index < 0 ? [] : rest.splice(0, index + 1);
    const old = gone.pop();
    return [...gone.map((one) => differenceOf(one, undefined)), differenceOf(old, block)];
  });
  return [...found.flat(), ...rest.map((block) => differenceOf(block, undefined))];
}

/** Compares two lists of blocks. A text that is removed in one place and added in another was moved. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): Difference[] {
  const changes = diffArrays([...before], [...after], { comparator: (one, other) => keyOf(one) === keyOf(other) });
  const found: Difference[] = [];
  for (const [index, change] of changes.entries()) {
    if (change.added && changes[index - 1]?.removed) continue;
    const next = changes[index + 1];
    if (change.removed) found.push(...paired(change.value, next?.added ? next.value : []));
    else if (change.added) found.push(...change.value.map((block) => differenceOf(undefined, block)));
  }
  return found.flatMap((difference): Difference[] => {
    const { kind, before: old, after: fresh, links, where } = difference;
    if (kind === 'removed' && found.some((one) => one.kind === 'added' && one.after === old)) return [];
    const gone = found.find((one) => kind === 'added' && one.kind === 'removed' && one.before === fresh);
    if (!gone) return [difference];
    const moved = linksOf(gone.links?.before, links?.after);
    return [{ label: '', kind: 'moved', before: fresh, after: fresh, ...moved, where }];
  });
}

/** Compares what search engines and shared links read. The same change is listed once, with all its labels. */
function compareMetadata({ metadata: before }: Page, { metadata: after }: Page): Difference[] {
  const values = [...new Set([...before.keys(), ...after.keys()])]
    .map((label) => ({ label, before: before.get(label) ?? '', after: after.get(label) ?? '' }))
    .filter((value) => value.before !== value.after);
  return [...groupBy(values, (value) => JSON.stringify([value.before, value.after])).values()].map((same) => {
    const [{ before: old, after: fresh }] = same;
    const kind = old && fresh ? 'changed' : fresh ? 'added' : 'removed';
    return { label: same.map(({ label }) => label).join(', '), kind, before: old, after: fresh, where: '' };
  });
}

function comparePictures(before: readonly Picture[], after: readonly Picture[]): PictureChange[] {
  const names = new Set([...before, ...after].map(({ name }) => name));
  return [...names]
    .map((name) => ({
      name,
      before: before.find((picture) => picture.name === name) ?? null,
      after: after.find((picture) => picture.name === name) ?? null,
    }))
    .filter((change) => change.before?.hash !== change.after?.hash);
}

function comparePages(before: Page, after: Page): PageChange {
  return {
    ...{ route: after.route, title: after.title, kind: 'changed', before, after },
    differences: [...compareBlocks(before.blocks, after.blocks), ...compareMetadata(before, after)],
    pictures: comparePictures(before.pictures, after.pictures),
    mayLookDifferent: { body: before.body !== after.body, styles: before.styles !== after.styles },
  };
}

function wholePage(page: Page, kind: 'added' | 'removed'): PageChange {
  const isNew = kind === 'added';
  return {
    ...{ route: page.route, title: page.title, kind, differences: [], pictures: [] },
    ...{ before: isNew ? null : page, after: isNew ? page : null },
    mayLookDifferent: { body: isNew, styles: false },
  };
}

/** Compares two built sites page by page. A page whose old address leads to a new page was moved. */
export function compareSites(before: BuiltSite, after: BuiltSite): PageChange[] {
  const removed = before.routes.filter((route) => !after.routes.includes(route));
  const movedTo = new Map(removed.map((route) => [after.redirectOf(route)?.split('#')[0] ?? '', route]));
  return [
    ...after.routes.flatMap((route): PageChange[] => {
      if (before.routes.includes(route)) {
        if (before.content(route) === after.content(route)) return [];
        const change = comparePages(before.page(route), after.page(route));
        const { differences, pictures, mayLookDifferent: maybe } = change;
        // A different order of rules in a stylesheet does not count.
        return differences.length + pictures.length > 0 || maybe.body || maybe.styles ? [change] : [];
      }
      const from = movedTo.get(route);
      if (!from) return [wholePage(after.page(route), 'added')];
      const change = comparePages(before.page(from), after.page(route));
      return [{ ...change, kind: 'moved', from, mayLookDifferent: { body: true, styles: true } }];
    }),
    ...removed
      .filter((route) => !after.routes.some((other) => movedTo.get(other) === route && !before.routes.includes(other)))
      .map((route) => ({ ...wholePage(before.page(route), 'removed'), redirect: after.redirectOf(route) })),
  ];
}

/** Returns the words that were replaced in a text, each with its replacement: `[['49', '59']]`. */
export function editsOf(before: string, after: string): [string, string][] {
  const parts = diffWords(before, after);
  return parts.flatMap((part, index): [string, string][] => {
    const previous = parts[index - 1];
    const next = parts[index + 1];
    if (part.removed) return [[part.value.trim(), next?.added ? next.value.trim() : '']];
    return part.added && !previous?.removed ? [['', part.value.trim()]] : [];
  });
}
