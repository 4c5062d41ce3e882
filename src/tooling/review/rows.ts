import {
  ALL_PAGES,
  type ChangeKind,
  changeKinds,
  type MetadataChange,
  type PageChange,
  type WeightChange,
} from '../../preview/changes';
import type { PageManifest } from '../manifest/types';
import { type ChangedFiles, causesOf } from './compare/causes';
import type { PageComparison } from './compare/pages';
import { hasOwnGain, isNews, sharedGain } from './compare/weight';
import { compareWords } from './compare/words';
import type { Sight, Subject } from './pictures/photograph';

export interface Redirect {
  from: string;
  to: string;
}

export interface RowParts {
  comparisons: readonly PageComparison[];
  sharedMetadata: readonly MetadataChange[];
  before: PageManifest;
  after: PageManifest;
  files: ChangedFiles;
  sights: ReadonlyMap<string, Sight>;
  /** Where old addresses lead in the new state. */
  redirects: readonly Redirect[];
}

const NO_SIGHT: Sight = { pictures: [], hasNewLook: false };
const CHROME_PLACES = ['header', 'footer'] as const;

export function subjectName(route: string): string {
  return route.replace(/^\//, '').replaceAll('/', '-') || 'home';
}

function inOrder(kinds: ReadonlySet<ChangeKind>): ChangeKind[] {
  return changeKinds.filter((kind) => kinds.has(kind));
}

/** Words that differ, for finding their cause. */
function effectWords(row: Pick<PageChange, 'words' | 'metadata'>): string {
  const differing = row.words.flatMap(({ before, after, notes }) => [before, after, ...notes]);
  return [...differing, ...row.metadata.flatMap(({ before, after }) => [before, after])].join(' ');
}

/** Where an address leads when redirects are followed; null when it ends nowhere or in a circle. */
export function redirectTarget(
  route: string,
  redirects: readonly Redirect[],
  routes: ReadonlySet<string>,
): string | null {
  const seen = new Set<string>();
  let current = route;
  while (!seen.has(current)) {
    seen.add(current);
    const next = redirects.find(({ from }) => from === current)?.to;
    if (!next) return null;
    const path = next.split(/[?#]/)[0] ?? next;
    if (/^https?:/.test(next) || routes.has(path)) return next;
    current = path;
  }
  return null;
}

function pageRow(
  comparison: PageComparison,
  parts: RowParts,
  shared: { html: number; scripts: number },
): PageChange | null {
  const { route, before, after, words, metadata, bytes } = comparison;
  const sight = parts.sights.get(subjectName(route)) ?? NO_SIGHT;
  const kinds = new Set<ChangeKind>();
  if (!before) kinds.add('added');
  if (!after) kinds.add('removed');
  if (words.length > 0) kinds.add('words');
  if (before && after && sight.hasNewLook) kinds.add('appearance');
  if (metadata.length > 0) kinds.add('metadata');
  if (before && after && hasOwnGain(bytes, shared)) kinds.add('weight');
  if (kinds.size === 0) return null;

  const page = after ?? before;
  const routes = new Set(parts.after.pages.map((candidate) => candidate.route));
  const sources = [...(before?.sources ?? []), ...(after?.sources ?? [])];
  const because =
    before && after
      ? causesOf(
          { words: effectWords(comparison), isAppearance: kinds.has('appearance') },
          {
            sources,
            layout: layoutFiles(parts),
            styles: parts.after.shared.styles,
            pictures: comparison.doubt.pictures.map((picture) => `static${picture}`),
          },
          parts.files,
        )
      : parts.files.paths.filter((file) => file === page?.file);
  return {
    route,
    title: page?.title ?? route,
    file: page?.file ?? null,
    kinds: inOrder(kinds),
    because,
    redirect: after ? null : redirectTarget(route, parts.redirects, routes),
    words,
    metadata,
    bytes,
    pictures: sight.pictures,
  };
}

/** What stands around a page's content and is neither header nor footer. */
function layoutFiles({ before, after }: RowParts): string[] {
  const chrome = new Set(
    [...after.shared.header, ...after.shared.footer].filter((file) => file.startsWith('src/chrome/')),
  );
  return [...before.shared.layout, ...after.shared.layout].filter((file) => !chrome.has(file));
}

/** Which of header and footer to picture, and on which page: the first on which it differs. */
export function chromeSubjects(comparisons: readonly PageComparison[]): Subject[] {
  const common = comparisons.filter(({ before, after }) => before && after);
  return CHROME_PLACES.flatMap((place) => {
    const styled = common.find(({ doubt }) => doubt.styles);
    const example = common.find(({ chrome }) => chrome[place]) ?? styled;
    if (!example) return [];
    const hasNewMarkup = example.chrome[place];
    return [
      {
        name: `all-pages-${place}`,
        route: example.route,
        place,
        hasBefore: true,
        hasAfter: true,
        hasNewWords: hasNewMarkup,
        doubt: { markup: false, styles: example.doubt.styles, pictures: [] },
      },
    ];
  });
}

/** The row for all pages: header, footer, and what every page shares; null when nothing of it changed. */
function sharedRow(parts: RowParts, shared: { html: number; scripts: number }): PageChange | null {
  const common = parts.comparisons.filter(({ before, after }) => before && after);
  const kinds = new Set<ChangeKind>();
  const because = new Set<string>();
  const words: PageChange['words'] = [];
  const pictures: PageChange['pictures'] = [];
  const titles: string[] = [];

  for (const place of CHROME_PLACES) {
    const changed = common.filter(({ chrome }) => chrome[place]);
    const sight = parts.sights.get(`all-pages-${place}`) ?? NO_SIGHT;
    const example = changed[0];
    const placeWords =
      example?.before && example.after
        ? compareWords(
            parts.before.chrome[example.before.hashes[place]] ?? [],
            parts.after.chrome[example.after.hashes[place]] ?? [],
            place,
          )
        : [];
    // Markup that says the same is another look when a picture shows it.
    const hasNewLook = sight.hasNewLook || (sight.pictures.length > 0 && placeWords.length === 0);
    if (placeWords.length === 0 && !hasNewLook) continue;
    if (placeWords.length > 0) kinds.add('words');
    if (hasNewLook) kinds.add('appearance');
    const count = changed.length > 0 ? changed.length : common.length;
    titles.push(
      `${place} changed on ${count === common.length ? `all ${count}` : `${count} of ${common.length}`} pages`,
    );
    words.push(...placeWords);
    pictures.push(...sight.pictures);
    const causes = causesOf(
      { words: effectWords({ words: placeWords, metadata: [] }), isAppearance: hasNewLook },
      {
        sources: parts.after.shared[place],
        layout: parts.after.shared.layout,
        styles: parts.after.shared.styles,
        pictures: [],
      },
      parts.files,
    );
    for (const cause of causes) because.add(cause);
  }

  const metadata = [...parts.sharedMetadata];
  if (metadata.length > 0) {
    kinds.add('metadata');
    titles.push(`metadata changed on all ${common.length} pages`);
    const effect = { words: effectWords({ words: [], metadata }), isAppearance: false };
    const { layout, styles } = parts.after.shared;
    for (const cause of causesOf(effect, { sources: layout, layout: [], styles, pictures: [] }, parts.files))
      because.add(cause);
  }
  let bytes: WeightChange | null = null;
  if (isNews(shared)) {
    kinds.add('weight');
    titles.push(`weight changed on all ${common.length} pages`);
    bytes = common.find(({ route }) => route === '/')?.bytes ?? common[0]?.bytes ?? null;
  }
  if (kinds.size === 0) return null;
  const title = titles.join(', ');
  return {
    route: ALL_PAGES,
    title: title.charAt(0).toUpperCase() + title.slice(1),
    file: null,
    kinds: inOrder(kinds),
    because: [...because].sort(),
    redirect: null,
    words,
    metadata,
    bytes,
    pictures,
  };
}

/** One row for each changed page, and before them one for what changed on all pages. */
export function rowsOf(parts: RowParts): PageChange[] {
  const common = parts.comparisons.filter(({ before, after }) => before && after);
  const shared = sharedGain(common.map(({ bytes }) => bytes));
  const rows = parts.comparisons.map((comparison) => pageRow(comparison, parts, shared));
  return [sharedRow(parts, shared), ...rows].filter((row) => row !== null);
}
