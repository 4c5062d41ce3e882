import type { ManifestPage } from '../../../plugins/manifest/types';
import type { MetadataChange } from '../../../plugins/preview/changes';

export const SHARING_IMAGE = 'sharing image';

/** Lists structured data as path and value: `mainEntity.0.name`, `Do I need a brief?`. */
function leaves(value: unknown, path: string[] = []): [string, string][] {
  if (value === null || typeof value !== 'object') return [[path.join('.'), String(value)]];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]));
}

function structuredData(page: ManifestPage): Map<string, string> {
  return new Map(
    page.jsonLd.flatMap((data) => {
      const type = (data as { '@type'?: string })['@type'] ?? 'unknown';
      return leaves(data).map(([path, value]): [string, string] => [`structured data, ${type}: ${path}`, value]);
    }),
  );
}

function differences(before: Map<string, string>, after: Map<string, string>): MetadataChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, before: before.get(name) ?? '', after: after.get(name) ?? '' }))
    .filter((change) => change.before !== change.after);
}

/** Joins names with the same change into one entry: the page title is also the title of the sharing card. */
function joinEqual(changes: readonly MetadataChange[]): MetadataChange[] {
  const joined: MetadataChange[] = [];
  for (const change of changes) {
    const equal = joined.find(({ before, after }) => before === change.before && after === change.after);
    if (equal) equal.name += `, ${change.name}`;
    else joined.push({ ...change });
  }
  return joined;
}

/** Whether structured data only repeats the page: the text of an answer, the title in the breadcrumbs. */
export function repeatsPage({ name, before, after }: MetadataChange, old: ManifestPage, fresh: ManifestPage): boolean {
  if (!name.startsWith('structured data')) return false;
  // An answer can consist of several paragraphs.
  const textOf = ({ title, description, segments }: ManifestPage) =>
    [title, description, ...segments.map(({ text }) => text)].join(' ');
  const contains = (page: ManifestPage, value: string) => textOf(page).includes(value);
  const hasWords = /\p{L}{2}|\d/u.test(before + after);
  const keepsOldText = before !== '' && !after.includes(before) && contains(fresh, before);
  return hasWords && contains(old, before) && contains(fresh, after) && !keepsOldText;
}

/** Returns what changed in a page's head, structured data and sharing image. Names with the same change are one entry. */
export function compareMetadata(before: ManifestPage, after: ManifestPage): MetadataChange[] {
  const head = differences(new Map(Object.entries(before.metadata)), new Map(Object.entries(after.metadata)));
  const data = differences(structuredData(before), structuredData(after));
  const [old, fresh] = [before.shareImage, after.shareImage];
  const isRedrawn = old && fresh && old.path === fresh.path && old.hash !== fresh.hash;
  const image = isRedrawn ? [{ name: SHARING_IMAGE, before: 'as before', after: 'redrawn' }] : [];
  return [...joinEqual([...head, ...data]), ...image];
}
