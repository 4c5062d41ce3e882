import type { Asset, ManifestPage, ManifestSegment, PageManifest } from '../../../plugins/manifest/types';
import { compareMetadata, type MetadataChange, repeatedMetadata } from './metadata';
import { compareWords, type WordComparison } from './words';

/** An image of a page that was added, removed or replaced. Bytes are null where it did not exist. */
export interface ImageChange {
  path: string;
  before: Omit<Asset, 'hash'> | null;
  after: Omit<Asset, 'hash'> | null;
}

/** What could have changed a page's appearance. */
interface AppearanceCauses {
  /** The markup changed in a way that changed words do not explain. */
  markup: boolean;
  styles: boolean;
}

/** A page that both builds have. */
export interface PageComparison {
  route: string;
  before: ManifestPage;
  after: ManifestPage;
  words: WordComparison;
  metadata: MetadataChange[];
  /** Changes of structured data that repeat changes of the page's words. */
  repeated: MetadataChange[];
  images: ImageChange[];
  appearance: AppearanceCauses;
}

/** A header or footer and the pages on which it changed in the same way. */
export interface ShellComparison {
  part: 'header' | 'footer';
  words: WordComparison;
  /** Whether the markup changed in a way that changed words do not explain. */
  markup: boolean;
  routes: string[];
}

export interface Comparison {
  pages: PageComparison[];
  added: ManifestPage[];
  removed: ManifestPage[];
  shell: ShellComparison[];
}

function compareImages(before: ManifestPage, after: ManifestPage): ImageChange[] {
  const paths = new Set([...Object.keys(before.assets), ...Object.keys(after.assets)]);
  return [...paths]
    .map((path) => ({ path, before: before.assets[path] ?? null, after: after.assets[path] ?? null }))
    .filter((image) => image.before?.hash !== image.after?.hash)
    .sort((one, other) => one.path.localeCompare(other.path));
}

function comparePage(before: ManifestPage, after: ManifestPage): PageComparison {
  const words = compareWords(before.segments, after.segments);
  const images = compareImages(before, after);
  const differs = (part: keyof ManifestPage['hashes']) => before.hashes[part] !== after.hashes[part];
  // An added, removed or moved segment or image explains other markup.
  const isExplained =
    words.moves.length > 0 ||
    words.changes.some(({ kind }) => kind !== 'changed') ||
    images.some((image) => !image.before || !image.after);
  return {
    route: after.route,
    ...{ before, after, words, images },
    metadata: compareMetadata(before, after),
    repeated: repeatedMetadata(before, after),
    appearance: { markup: !isExplained && differs('structure'), styles: differs('styles') },
  };
}

/** Compares every header and footer once, however many pages show it. */
function compareShell(pages: readonly PageComparison[], before: PageManifest, after: PageManifest): ShellComparison[] {
  const found = new Map<string, ShellComparison>();
  for (const page of pages) {
    for (const part of ['header', 'footer'] as const) {
      const [old, fresh] = [page.before.hashes[part], page.after.hashes[part]];
      if (old === fresh) continue;
      const known = found.get(`${old} ${fresh}`);
      if (known) {
        known.routes.push(page.route);
        continue;
      }
      const segments = ({ shell }: PageManifest, hash: string): ManifestSegment[] => shell[hash] ?? [];
      const words = compareWords(segments(before, old), segments(after, fresh));
      const markup = words.changes.length === 0 && words.moves.length === 0;
      found.set(`${old} ${fresh}`, { part, words, markup, routes: [page.route] });
    }
  }
  return [...found.values()];
}

/** Compares two builds page by page, sorted by route. */
export function compareBuilds(before: PageManifest, after: PageManifest): Comparison {
  const old = new Map(before.pages.map((page) => [page.route, page]));
  const fresh = new Map(after.pages.map((page) => [page.route, page]));
  const sorted = [...after.pages].sort((one, other) => one.route.localeCompare(other.route));
  const pages = sorted.flatMap((page) => {
    const other = old.get(page.route);
    return other ? comparePage(other, page) : [];
  });
  return {
    pages,
    added: sorted.filter(({ route }) => !old.has(route)),
    removed: before.pages.filter(({ route }) => !fresh.has(route)),
    shell: compareShell(pages, before, after),
  };
}
