import type { ManifestPage } from '../../../plugins/manifest/types';
import type { MetadataChange } from '../../../plugins/preview/changes';

export const SHARING_IMAGE = 'sharing image';

/** Structured data as path → value: `FAQPage · mainEntity.0.name` → `Do I need a brief?`. */
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

/** One entry for names that changed alike: a title is also the title of the sharing card. */
function joinAlike(changes: readonly MetadataChange[]): MetadataChange[] {
  const joined: MetadataChange[] = [];
  for (const change of changes) {
    const alike = joined.find(({ before, after }) => before === change.before && after === change.after);
    if (alike) alike.name += `, ${change.name}`;
    else joined.push({ ...change });
  }
  return joined;
}

/** Whether structured data only says what the page says: the words of an answer, the title in the breadcrumbs. */
export function followsPage({ name, before, after }: MetadataChange, old: ManifestPage, fresh: ManifestPage): boolean {
  if (!name.startsWith('structured data')) return false;
  // An answer may be several paragraphs.
  const textOf = ({ title, description, segments }: ManifestPage) =>
    [title, description, ...segments.map(({ text }) => text)].join(' ');
  const says = (page: ManifestPage, value: string) => textOf(page).includes(value);
  const hasWords = /\p{L}{2}|\d/u.test(before + after);
  const isOldStillThere = before !== '' && !after.includes(before) && says(fresh, before);
  return hasWords && says(old, before) && says(fresh, after) && !isOldStillThere;
}

/**
 * What changed in what a page says to machines: head, structured data, sharing image. Names that changed alike are one
 * entry.
 */
export function compareMetadata(before: ManifestPage, after: ManifestPage): MetadataChange[] {
  const head = differences(new Map(Object.entries(before.metadata)), new Map(Object.entries(after.metadata)));
  const data = differences(structuredData(before), structuredData(after));
  const hasNewImage =
    before.shareImage && after.shareImage && before.shareImage.path === after.shareImage.path
      ? before.shareImage.hash !== after.shareImage.hash
      : false;
  const image = hasNewImage ? [{ name: SHARING_IMAGE, before: 'as it was', after: 'drawn anew' }] : [];
  return [...joinAlike([...head, ...data]), ...image];
}
