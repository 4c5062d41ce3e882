import type { MetadataChange } from '../../../plugins/preview/changes';
import { subjectName } from '../rowParts';
import { repeatsPage, SHARING_IMAGE } from './metadata';
import { inBoth, type PageComparison } from './pages';

/** Changes of fewer pages than this are reported page by page. */
const MIN_PAGES = 3;

function isSame(one: MetadataChange, other: MetadataChange): boolean {
  return one.name === other.name && one.before === other.before && one.after === other.after;
}

/** Only pages with a sharing image of their own can have a changed one. */
function couldHave({ name }: MetadataChange, { after }: PageComparison): boolean {
  return name !== SHARING_IMAGE || Boolean(after?.shareImage?.path.includes(subjectName(after.route)));
}

/**
 * Moves metadata changes that every page has from the pages to the row for all pages, and drops structured data that
 * repeats a page's words: those are reported as words.
 * @returns the pages with what is left, and the shared changes
 */
export function splitSharedMetadata(comparisons: readonly PageComparison[]): {
  pages: PageComparison[];
  shared: MetadataChange[];
} {
  const common = inBoth(comparisons);
  const shared: MetadataChange[] = [];
  const isShared = (change: MetadataChange) => shared.some((known) => isSame(known, change));
  for (const change of common.flatMap(({ metadata }) => metadata)) {
    if (isShared(change)) continue;
    const concerned = common.filter((comparison) => couldHave(change, comparison));
    const isEverywhere = concerned.every(({ metadata }) => metadata.some((candidate) => isSame(candidate, change)));
    if (isEverywhere && concerned.length >= MIN_PAGES) shared.push(change);
  }
  const pages = comparisons.map((comparison) => {
    const { before, after, metadata } = comparison;
    const isRepeated = (change: MetadataChange) => before && after && repeatsPage(change, before, after);
    return { ...comparison, metadata: metadata.filter((change) => !isShared(change) && !isRepeated(change)) };
  });
  return { pages, shared };
}
