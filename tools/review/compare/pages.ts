import type { ManifestPage, PageManifest } from '../../../plugins/manifest/types';
import type { MetadataChange, WeightChange, WordChange } from '../../../plugins/preview/changes';
import { compareMetadata } from './metadata';
import { weightOf } from './weight';
import { compareWords } from './words';

/** What could have changed a page's appearance. Screenshots show whether it did. */
export interface AppearanceCauses {
  /** The markup changed in a way that changed words do not explain. */
  markup: boolean;
  styles: boolean;
  /** Image files in the built site whose content changed. */
  images: string[];
}

export interface PageComparison {
  route: string;
  before: ManifestPage | null;
  after: ManifestPage | null;
  words: WordChange[];
  metadata: MetadataChange[];
  bytes: WeightChange;
  appearanceCauses: AppearanceCauses;
  /** Whether the markup or the words of header and footer changed. */
  shell: { header: boolean; footer: boolean };
}

function changedImages(before: ManifestPage, after: ManifestPage): string[] {
  const paths = new Set([...Object.keys(before.assets), ...Object.keys(after.assets)]);
  return [...paths].filter((path) => before.assets[path] !== after.assets[path]).sort();
}

function comparePage(route: string, before: ManifestPage | null, after: ManifestPage | null): PageComparison {
  const bytes = { before: before && weightOf(before), after: after && weightOf(after) };
  if (!before || !after) {
    return {
      ...{ route, before, after, words: [], metadata: [], bytes },
      appearanceCauses: { markup: false, styles: false, images: [] },
      shell: { header: false, footer: false },
    };
  }
  const words = compareWords(before.segments, after.segments);
  const differs = (part: keyof ManifestPage['hashes']) => before.hashes[part] !== after.hashes[part];
  return {
    ...{ route, before, after, words, metadata: compareMetadata(before, after), bytes },
    appearanceCauses: {
      // An added or removed segment explains other markup.
      markup: words.every(({ kind }) => kind === 'changed') && differs('structure'),
      styles: differs('styles'),
      images: changedImages(before, after),
    },
    shell: { header: differs('header'), footer: differs('footer') },
  };
}

/** Compares every page of two builds, sorted by route. */
export function comparePages(before: PageManifest, after: PageManifest): PageComparison[] {
  const byRoute = ({ pages }: PageManifest) => new Map(pages.map((page) => [page.route, page]));
  const [old, fresh] = [byRoute(before), byRoute(after)];
  const routes = [...new Set([...old.keys(), ...fresh.keys()])].sort();
  return routes.map((route) => comparePage(route, old.get(route) ?? null, fresh.get(route) ?? null));
}

/** Returns the pages that both builds have. */
export function inBoth(comparisons: readonly PageComparison[]): PageComparison[] {
  return comparisons.filter(({ before, after }) => before && after);
}

export function couldLookDifferent({ markup, styles, images }: AppearanceCauses): boolean {
  return markup || styles || images.length > 0;
}
