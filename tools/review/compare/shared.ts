import type { MetadataChange } from '../../../plugins/preview/changes';
import { followsPage, SHARING_IMAGE } from './metadata';
import type { PageComparison } from './pages';

/** Fewer pages than this share nothing: two pages that changed alike are two rows. */
const FEWEST = 3;

function isSame(one: MetadataChange, other: MetadataChange): boolean {
  return one.name === other.name && one.before === other.before && one.after === other.after;
}

function couldHave({ name }: MetadataChange, { after }: PageComparison): boolean {
  return (
    name !== SHARING_IMAGE ||
    Boolean(after?.shareImage?.path.includes(after.route.slice(1).replaceAll('/', '-') || 'home'))
  );
}

/** Structured data that repeats the page's own words is left to the words. */
function isEcho(change: MetadataChange, { before, after }: PageComparison): boolean {
  return before !== null && after !== null && followsPage(change, before, after);
}

/**
 * Takes metadata changes that every page has alike out of the pages: they belong into the row for all pages.
 * @returns the pages without them, and the shared changes
 */
export function splitSharedMetadata(comparisons: readonly PageComparison[]): {
  pages: PageComparison[];
  shared: MetadataChange[];
} {
  const common = comparisons.filter(({ before, after }) => before && after);
  const candidates = common.flatMap(({ metadata }) => metadata);
  const shared: MetadataChange[] = [];
  for (const change of candidates) {
    if (shared.some((known) => isSame(known, change))) continue;
    const concerned = common.filter((comparison) => couldHave(change, comparison));
    const isEverywhere =
      concerned.length >= FEWEST &&
      concerned.every(({ metadata }) => metadata.some((candidate) => isSame(candidate, change)));
    if (isEverywhere) shared.push(change);
  }
  const pages = comparisons.map((comparison) => ({
    ...comparison,
    metadata: comparison.metadata.filter(
      (change) => !shared.some((known) => isSame(known, change)) && !isEcho(change, comparison),
    ),
  }));
  return { pages, shared };
}
