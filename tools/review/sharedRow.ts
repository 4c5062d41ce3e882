import { ALL_PAGES, type PageChange, type WordChange } from '../../plugins/preview/changes';
import { causesOf } from './compare/causes';
import { inBoth, type PageComparison } from './compare/pages';
import { type AddedBytes, isReported } from './compare/weight';
import { compareWords } from './compare/words';
import { kindsWhere, type RowParts, touchedWords } from './rowParts';
import { NO_DIFFERENCE, type Subject, type VisualComparison } from './screenshots/compareScreenshots';

const PLACES = ['header', 'footer'] as const;
type Place = (typeof PLACES)[number];

function subjectName(place: Place): string {
  return `all-pages-${place}`;
}

/** Returns header and footer where they could differ, each on the first page on which it does. */
export function shellSubjects(comparisons: readonly PageComparison[]): Subject[] {
  const common = inBoth(comparisons);
  return PLACES.flatMap((place) => {
    const example =
      common.find(({ shell }) => shell[place]) ?? common.find(({ appearanceCauses }) => appearanceCauses.styles);
    if (!example) return [];
    return {
      name: subjectName(place),
      route: example.route,
      place,
      hasBefore: true,
      hasAfter: true,
      hasNewWords: example.shell[place],
      appearanceCauses: { markup: false, styles: example.appearanceCauses.styles, images: [] },
    };
  });
}

interface PlaceChange extends VisualComparison {
  title: string;
  words: WordChange[];
  because: string[];
}

function placeChange(place: Place, parts: RowParts): PlaceChange | null {
  const common = inBoth(parts.comparisons);
  const changed = common.filter(({ shell }) => shell[place]);
  const [example] = changed;
  const segments = (manifest: RowParts['before'], page: PageComparison['before'] | undefined) =>
    (page && manifest.shell[page.hashes[place]]) ?? [];
  const words = compareWords(segments(parts.before, example?.before), segments(parts.after, example?.after), place);
  const visual = parts.visualComparisons.get(subjectName(place)) ?? NO_DIFFERENCE;
  const { screenshots } = visual;
  // If the words are the same and a screenshot differs, the markup changed the appearance.
  const hasNewAppearance = visual.hasNewAppearance || (screenshots.length > 0 && words.length === 0);
  if (words.length === 0 && !hasNewAppearance) return null;

  const count = changed.length > 0 ? changed.length : common.length;
  const where = count === common.length ? `all ${count} pages` : `${count} of ${common.length} pages`;
  const { layout, styles } = parts.after.shared;
  const because = causesOf(
    { words: touchedWords(words, []), isAppearance: hasNewAppearance },
    { sources: [...parts.before.shared[place], ...parts.after.shared[place]], layout, styles, images: [] },
    parts.files,
  );
  return { title: `${place} changed on ${where}`, words, hasNewAppearance, screenshots, because };
}

/** Returns the row for all pages: header, footer, and what every page shares; null if none of it changed. */
export function sharedRow(parts: RowParts, shared: AddedBytes): PageChange | null {
  const common = inBoth(parts.comparisons);
  const places = PLACES.map((place) => placeChange(place, parts)).filter((change) => change !== null);
  const metadata = [...parts.sharedMetadata];
  const metadataCauses = causesOf(
    { words: touchedWords([], metadata), isAppearance: false },
    { sources: parts.after.shared.layout, layout: [], styles: [], images: [] },
    parts.files,
  );
  const hasNewWeight = isReported(shared);
  const home = common.find(({ route }) => route === '/') ?? common[0];

  const kinds = kindsWhere({
    words: places.some(({ words }) => words.length > 0),
    appearance: places.some(({ hasNewAppearance }) => hasNewAppearance),
    metadata: metadata.length > 0,
    weight: hasNewWeight,
  });
  if (kinds.length === 0) return null;
  const title = [
    ...places.map((change) => change.title),
    ...(metadata.length > 0 ? [`metadata changed on all ${common.length} pages`] : []),
    ...(hasNewWeight ? [`weight changed on all ${common.length} pages`] : []),
  ].join(', ');
  return {
    route: ALL_PAGES,
    title: title.charAt(0).toUpperCase() + title.slice(1),
    file: null,
    kinds,
    because: [...new Set([...places.flatMap(({ because }) => because), ...metadataCauses])].sort(),
    redirect: null,
    words: places.flatMap(({ words }) => words),
    metadata,
    bytes: (hasNewWeight && home?.bytes) || null,
    screenshots: places.flatMap(({ screenshots }) => screenshots),
    listing: null,
    lighthouse: null,
  };
}
