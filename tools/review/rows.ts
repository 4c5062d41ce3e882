import type { ManifestPage } from '../../plugins/manifest/types';
import { changeKinds, type Listing, type PageChange } from '../../plugins/preview/changes';
import { company } from '../../src/site/company';
import type { Redirect } from '../../src/site/redirects';
import { causesOf } from './compare/causes';
import { inBoth, type PageComparison } from './compare/pages';
import { type AddedBytes, hasOwnWeightChange, sharedAddedBytes } from './compare/weight';
import { kindsWhere, type RowParts, subjectName, touchedWords } from './rowParts';
import { NO_DIFFERENCE } from './screenshots/compareScreenshots';
import { sharedRow } from './sharedRow';

/** Metadata that search results and sharing cards show. */
const SHOWN = /\b(title|description|og:image|sharing image|canonical)\b/;

/** Removes the site's name from the end of a page's title. */
function ownTitle(title: string): string {
  const suffix = ` | ${company.brand}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/** Returns the target of a removed page's redirect; null without a redirect and if its target does not exist. */
export function redirectTarget(
  route: string,
  redirects: readonly Redirect[],
  routes: ReadonlySet<string>,
): string | null {
  const to = redirects.find(({ from }) => from === route)?.to;
  return to && routes.has(to.split(/[?#]/)[0] ?? to) ? to : null;
}

/** Returns the files of the layout, without those of header and footer. */
function layoutFiles({ before, after }: RowParts): string[] {
  const isShell = (file: string) => file.startsWith('src/shell/') || file === 'src/site/navigation.yaml';
  return [...before.shared.layout, ...after.shared.layout].filter((file) => !isShell(file));
}

function listingOf(page: ManifestPage | null, side: 'before' | 'after'): Listing | null {
  if (!page) return null;
  const { url, title, description, shareImage } = page;
  return { url, title, description, image: shareImage && shareImageFile(page.route, side) };
}

/** Returns the name of a page's sharing image in the report's folder. */
export function shareImageFile(route: string, side: 'before' | 'after'): string {
  return `pictures/share-${subjectName(route)}-${side}.png`;
}

function causesOfPage(
  { before, after, words, metadata, appearanceCauses }: PageComparison,
  isAppearance: boolean,
  parts: RowParts,
) {
  const file = (after ?? before)?.file;
  if (!before || !after) return parts.files.paths.filter((path) => path === file);
  return causesOf(
    { words: touchedWords(words, metadata), isAppearance },
    {
      sources: [...before.sources, ...after.sources],
      layout: layoutFiles(parts),
      styles: parts.after.shared.styles,
      images: appearanceCauses.images.map((image) => `static${image}`),
    },
    parts.files,
  );
}

function pageRow(comparison: PageComparison, parts: RowParts, shared: AddedBytes): PageChange | null {
  const { route, before, after, words, metadata, bytes } = comparison;
  const { screenshots, hasNewAppearance } = parts.visualComparisons.get(subjectName(route)) ?? NO_DIFFERENCE;
  const isInBoth = before !== null && after !== null;
  const kinds = kindsWhere({
    added: !before,
    removed: !after,
    words: words.length > 0,
    appearance: isInBoth && hasNewAppearance,
    metadata: metadata.length > 0,
    weight: isInBoth && hasOwnWeightChange(bytes, shared),
  });
  const page = after ?? before;
  if (!page || kinds.length === 0) return null;
  const routes = new Set(parts.after.pages.map((candidate) => candidate.route));
  const hasNewListing = after && (!before || metadata.some(({ name }) => SHOWN.test(name)));
  return {
    route,
    title: ownTitle(page.title),
    file: page.file,
    kinds,
    because: causesOfPage(comparison, kinds.includes('appearance'), parts),
    redirect: after ? null : redirectTarget(route, parts.redirects, routes),
    words,
    metadata,
    bytes,
    screenshots,
    listing: hasNewListing ? { before: listingOf(before, 'before'), after: listingOf(after, 'after') } : null,
    lighthouse: null,
  };
}

/**
 * Ranks a row for sorting: first addresses without a redirect, then new and removed pages, words from the page's own
 * file, words from other files, and the rest in the order of `changeKinds`.
 */
function rankOf({ kinds, redirect, because, file }: PageChange): number {
  const [first = 'weight'] = kinds;
  if (first === 'removed' && redirect === null) return -1;
  const isIndirect = first === 'words' && !because.some((cause) => cause === file);
  return changeKinds.indexOf(first) + (isIndirect ? 0.5 : 0);
}

/** Returns the row for all pages, if there is one, and a row for each changed page, the most important ones first. */
export function rowsOf(parts: RowParts): PageChange[] {
  const shared = sharedAddedBytes(inBoth(parts.comparisons).map(({ bytes }) => bytes));
  const rows = parts.comparisons.map((comparison) => pageRow(comparison, parts, shared)).filter((row) => row !== null);
  rows.sort((one, other) => rankOf(one) - rankOf(other));
  return [sharedRow(parts, shared), ...rows].filter((row) => row !== null);
}
