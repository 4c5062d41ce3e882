import {
  ALL_PAGES,
  type ChangeKind,
  type PageChange,
  type WeightChange,
  type WordChange,
} from '../../plugins/preview/changes';
import { causesOf } from './compare/causes';
import type { PageComparison } from './compare/pages';
import { isNews } from './compare/weight';
import { compareWords } from './compare/words';
import type { Sight, Subject } from './pictures/photograph';
import { effectWords, inOrder, NO_SIGHT, type RowParts } from './rowParts';

const PLACES = ['header', 'footer'] as const;
type Place = (typeof PLACES)[number];

function inBoth(comparisons: readonly PageComparison[]): PageComparison[] {
  return comparisons.filter(({ before, after }) => before && after);
}

function chromeSubject(place: Place): string {
  return `all-pages-${place}`;
}

/** Header and footer where they may differ, each on the first page on which it does. */
export function shellSubjects(comparisons: readonly PageComparison[]): Subject[] {
  const common = inBoth(comparisons);
  return PLACES.flatMap((place) => {
    const example = common.find(({ chrome }) => chrome[place]) ?? common.find(({ doubt }) => doubt.styles);
    if (!example) return [];
    return {
      name: chromeSubject(place),
      route: example.route,
      place,
      hasBefore: true,
      hasAfter: true,
      hasNewWords: example.chrome[place],
      doubt: { markup: false, styles: example.doubt.styles, pictures: [] },
    };
  });
}

interface PlaceChange {
  title: string;
  words: WordChange[];
  hasNewLook: boolean;
  pictures: Sight['pictures'];
  because: string[];
}

function placeChange(place: Place, parts: RowParts): PlaceChange | null {
  const common = inBoth(parts.comparisons);
  const changed = common.filter(({ chrome }) => chrome[place]);
  const example = changed[0];
  const segments = (manifest: RowParts['before'], page: PageComparison['before']) =>
    (page && manifest.chrome[page.hashes[place]]) ?? [];
  const words = example
    ? compareWords(segments(parts.before, example.before), segments(parts.after, example.after), place)
    : [];
  const { pictures, hasNewLook: hasNewStyle } = parts.sights.get(chromeSubject(place)) ?? NO_SIGHT;
  // Markup that says the same is another look when a picture shows it.
  const hasNewLook = hasNewStyle || (pictures.length > 0 && words.length === 0);
  if (words.length === 0 && !hasNewLook) return null;

  const count = changed.length > 0 ? changed.length : common.length;
  const where = count === common.length ? `all ${count} pages` : `${count} of ${common.length} pages`;
  const { layout, styles } = parts.after.shared;
  const because = causesOf(
    { words: effectWords(words, []), isAppearance: hasNewLook },
    { sources: [...parts.before.shared[place], ...parts.after.shared[place]], layout, styles, pictures: [] },
    parts.files,
  );
  return { title: `${place} changed on ${where}`, words, hasNewLook, pictures, because };
}

function sentence(titles: readonly string[]): string {
  const text = titles.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The row for all pages: header, footer, and what every page shares; null when nothing of it changed. */
export function sharedRow(parts: RowParts, gain: { html: number; scripts: number }): PageChange | null {
  const common = inBoth(parts.comparisons);
  const places = PLACES.map((place) => placeChange(place, parts)).filter((change) => change !== null);
  const metadata = [...parts.sharedMetadata];
  const { layout } = parts.after.shared;
  const metadataCauses = causesOf(
    { words: effectWords([], metadata), isAppearance: false },
    { sources: layout, layout: [], styles: [], pictures: [] },
    parts.files,
  );
  const isHeavier = isNews(gain);
  const home = common.find(({ route }) => route === '/') ?? common[0];
  const bytes: WeightChange | null = (isHeavier && home?.bytes) || null;

  const kinds = new Set<ChangeKind>();
  if (places.some(({ words }) => words.length > 0)) kinds.add('words');
  if (places.some(({ hasNewLook }) => hasNewLook)) kinds.add('appearance');
  if (metadata.length > 0) kinds.add('metadata');
  if (isHeavier) kinds.add('weight');
  if (kinds.size === 0) return null;
  return {
    route: ALL_PAGES,
    title: sentence([
      ...places.map(({ title }) => title),
      ...(metadata.length > 0 ? [`metadata changed on all ${common.length} pages`] : []),
      ...(isHeavier ? [`weight changed on all ${common.length} pages`] : []),
    ]),
    file: null,
    kinds: inOrder(kinds),
    because: [...new Set([...places.flatMap(({ because }) => because), ...metadataCauses])].sort(),
    redirect: null,
    words: places.flatMap(({ words }) => words),
    metadata,
    bytes,
    pictures: places.flatMap(({ pictures }) => pictures),
    listing: null,
    lighthouse: null,
  };
}
