import type { ManifestPage } from '../../plugins/manifest/types';
import { type ChangeKind, changeKinds, type Listing, type PageChange } from '../../plugins/preview/changes';
import { company } from '../../src/site/company';
import type { Redirect } from '../../src/site/redirects';
import { causesOf } from './compare/causes';
import type { PageComparison } from './compare/pages';
import { hasOwnGain, sharedGain } from './compare/weight';
import { effectWords, inOrder, NO_SIGHT, type RowParts, subjectName } from './rowParts';
import { sharedRow } from './sharedRow';

/** Metadata that shows in search results and where a page is shared. */
const SHOWN = /\b(title|description|og:image|sharing image|canonical)\b/;

/** A page's title without the site's name at its end, which tells no page from another. */
function ownTitle(title: string): string {
  const suffix = ` | ${company.brand}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/** Where the address of a page that is gone leads; null when that is nowhere. */
export function redirectTarget(
  route: string,
  redirects: readonly Redirect[],
  routes: ReadonlySet<string>,
): string | null {
  const to = redirects.find(({ from }) => from === route)?.to;
  return to && routes.has(to.split(/[?#]/)[0] ?? to) ? to : null;
}

/** Files of what stands around a page's content, without header and footer. */
function layoutFiles({ before, after }: RowParts): string[] {
  const isChrome = (file: string) => file.startsWith('src/shell/') || file === 'src/site/navigation.ts';
  return [...before.shared.layout, ...after.shared.layout].filter((file) => !isChrome(file));
}

function listingOf(page: ManifestPage | null, side: 'before' | 'after'): Listing | null {
  if (!page) return null;
  const { url, title, description, shareImage } = page;
  return { url, title, description, image: shareImage && shareImageFile(page.route, side) };
}

/** Where the report keeps a page's sharing image, beside `index.html`. */
export function shareImageFile(route: string, side: 'before' | 'after'): string {
  return `pictures/share-${subjectName(route)}-${side}.png`;
}

function kindsOf(
  comparison: PageComparison,
  parts: RowParts,
  gain: { html: number; scripts: number },
): Set<ChangeKind> {
  const { route, before, after, words, metadata, bytes } = comparison;
  const kinds = new Set<ChangeKind>();
  if (!before) kinds.add('added');
  if (!after) kinds.add('removed');
  if (words.length > 0) kinds.add('words');
  if (metadata.length > 0) kinds.add('metadata');
  if (before && after && parts.sights.get(subjectName(route))?.hasNewLook) kinds.add('appearance');
  if (before && after && hasOwnGain(bytes, gain)) kinds.add('weight');
  return kinds;
}

function causesOfPage(
  { before, after, words, metadata, doubt }: PageComparison,
  isAppearance: boolean,
  parts: RowParts,
) {
  const file = (after ?? before)?.file;
  if (!before || !after) return parts.files.paths.filter((path) => path === file);
  return causesOf(
    { words: effectWords(words, metadata), isAppearance },
    {
      sources: [...before.sources, ...after.sources],
      layout: layoutFiles(parts),
      styles: parts.after.shared.styles,
      pictures: doubt.pictures.map((picture) => `static${picture}`),
    },
    parts.files,
  );
}

function pageRow(
  comparison: PageComparison,
  parts: RowParts,
  gain: { html: number; scripts: number },
): PageChange | null {
  const { route, before, after, words, metadata, bytes } = comparison;
  const page = after ?? before;
  const kinds = kindsOf(comparison, parts, gain);
  if (!page || kinds.size === 0) return null;
  const routes = new Set(parts.after.pages.map((candidate) => candidate.route));
  const isShownElsewhere = !before || metadata.some(({ name }) => SHOWN.test(name));
  return {
    route,
    title: ownTitle(page.title),
    file: page.file,
    kinds: inOrder(kinds),
    because: causesOfPage(comparison, kinds.has('appearance'), parts),
    redirect: after ? null : redirectTarget(route, parts.redirects, routes),
    words,
    metadata,
    bytes,
    pictures: (parts.sights.get(subjectName(route)) ?? NO_SIGHT).pictures,
    listing:
      isShownElsewhere && after ? { before: listingOf(before, 'before'), after: listingOf(after, 'after') } : null,
    lighthouse: null,
  };
}

/**
 * Sorts by what a reader must not miss: lost addresses, new and removed pages, words of the page's own file, words that
 * come from elsewhere, then the rest in the order of `changeKinds`.
 */
function importance({ kinds, redirect, because, file }: PageChange): number {
  const [first = 'weight'] = kinds;
  if (first === 'removed' && redirect === null) return -1;
  const isIndirect = first === 'words' && !because.some((cause) => cause === file);
  return changeKinds.indexOf(first) + (isIndirect ? 0.5 : 0);
}

/** One row for each changed page, the important ones first, and before them one for what changed on all pages. */
export function rowsOf(parts: RowParts): PageChange[] {
  const common = parts.comparisons.filter(({ before, after }) => before && after);
  const gain = sharedGain(common.map(({ bytes }) => bytes));
  const rows = parts.comparisons.map((comparison) => pageRow(comparison, parts, gain)).filter((row) => row !== null);
  rows.sort((one, other) => importance(one) - importance(other));
  return [sharedRow(parts, gain), ...rows].filter((row) => row !== null);
}
