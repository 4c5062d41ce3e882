import type { ManifestPage } from '../../../plugins/manifest/types';
import { ownTitle } from '../ownTitle';

/** A value in the head, in structured data or of the sharing picture that differs. */
export interface MetadataChange {
  /** What it is, for readers: `Search title`. */
  name: string;
  /** Empty if there was no value. */
  before: string;
  after: string;
  /** Whether it follows from other changes of the page: the picture shows its title. */
  follows?: true;
}

export const SHARING_PICTURE = 'Sharing picture';
const STRUCTURED_DATA = 'Data for search engines';

/** Names for readers, the most specific ones first: of several values with the same change, the first one names it. */
const NAMES: Record<string, string> = {
  title: 'Search title',
  description: 'Search description',
  robots: 'Instruction to search engines',
  canonical: 'Address for search engines',
  'og:title': 'Title when shared',
  'twitter:title': 'Title when shared',
  'og:description': 'Description when shared',
  'twitter:description': 'Description when shared',
  'og:image': 'Address of the sharing picture',
  'twitter:image': 'Address of the sharing picture',
  'og:image:alt': 'Text of the sharing picture',
  'twitter:image:alt': 'Text of the sharing picture',
  'og:url': 'Address when shared',
  'theme-color': 'Color of the browser window',
  language: 'Language',
};

/** Lists structured data as path and value: `mainEntity.0.name`, `Do I need a brief?`. */
function leaves(value: unknown, path: string[] = []): [string, string][] {
  if (value === null || typeof value !== 'object') return [[path.join('.'), String(value)]];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]));
}

function structuredData(page: ManifestPage): Map<string, string> {
  return new Map(
    page.jsonLd.flatMap((data) => {
      const type = (data as { '@type'?: string })['@type'] ?? 'unknown';
      return leaves(data).map(([path, value]): [string, string] => [`${STRUCTURED_DATA}, ${type}: ${path}`, value]);
    }),
  );
}

function differences(before: Map<string, string>, after: Map<string, string>): MetadataChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, before: before.get(name) ?? '', after: after.get(name) ?? '' }))
    .filter((change) => change.before !== change.after);
}

/** Keeps one entry of those with the same change: the page title is also the title of the sharing card. */
function joinEqual(changes: readonly MetadataChange[]): MetadataChange[] {
  const order = Object.keys(NAMES);
  const rank = ({ name }: MetadataChange) => (order.includes(name) ? order.indexOf(name) : order.length);
  const joined: MetadataChange[] = [];
  for (const change of [...changes].sort((one, other) => rank(one) - rank(other))) {
    const [before, after] = [ownTitle(change.before), ownTitle(change.after)];
    const isKnown = joined.some((known) => ownTitle(known.before) === before && ownTitle(known.after) === after);
    if (!isKnown) joined.push(change);
  }
  return joined;
}

/** Whether structured data only repeats the page: the text of an answer, the title in the breadcrumbs. */
function repeatsPage({ name, before, after }: MetadataChange, old: ManifestPage, fresh: ManifestPage): boolean {
  if (!name.startsWith(STRUCTURED_DATA)) return false;
  // An answer can consist of several paragraphs.
  const textOf = ({ title, description, segments }: ManifestPage) =>
    [title, description, ...segments.map(({ text }) => text)].join(' ');
  const contains = (page: ManifestPage, value: string) => textOf(page).includes(value);
  const hasWords = [before, after].some((value) => /\p{L}{2}|\d/u.test(value));
  const keepsOldText = before !== '' && !after.includes(before) && contains(fresh, before);
  return hasWords && contains(old, before) && contains(fresh, after) && !keepsOldText;
}

/** Whether search result and sharing card of a page show a change. */
export function isInListing(name: string): boolean {
  return [NAMES.title, NAMES.description, SHARING_PICTURE].includes(name);
}

/** Whether the sharing picture shows other words only because the title or the description changed. */
function isExplained(changes: readonly MetadataChange[]): boolean {
  return changes.some(({ name }) => ['title', 'description', 'og:title', 'og:description'].includes(name));
}

function named(changes: readonly MetadataChange[]): MetadataChange[] {
  return joinEqual(changes).map((change) => ({ ...change, name: NAMES[change.name] ?? change.name }));
}

/** Returns what changed in structured data because it repeats the page's words. */
export function repeatedMetadata(before: ManifestPage, after: ManifestPage): MetadataChange[] {
  const data = differences(structuredData(before), structuredData(after));
  return named(data.filter((change) => repeatsPage(change, before, after)));
}

/**
 * Returns what changed in a page's head, structured data and sharing picture, without structured data that repeats the
 * page's words. Values with the same change are one entry.
 */
export function compareMetadata(before: ManifestPage, after: ManifestPage): MetadataChange[] {
  const head = differences(new Map(Object.entries(before.metadata)), new Map(Object.entries(after.metadata)));
  const data = differences(structuredData(before), structuredData(after)).filter(
    (change) => !repeatsPage(change, before, after),
  );
  const [old, fresh] = [before.shareImage, after.shareImage];
  const isRedrawn = old && fresh && old.path === fresh.path && old.hash !== fresh.hash;
  const redrawn: MetadataChange = { name: SHARING_PICTURE, before: 'as before', after: 'redrawn' };
  const image = isRedrawn ? [isExplained(head) ? { ...redrawn, follows: true as const } : redrawn] : [];
  return [...named([...head, ...data]), ...image];
}
