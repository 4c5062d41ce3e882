import type { ManifestPage, PageManifest } from '../../../plugins/manifest/types';
import type { MetadataChange, WeightChange, WordChange } from '../../../plugins/preview/changes';
import { compareMetadata } from './metadata';
import { weightOf } from './weight';
import { compareWords } from './words';

/** What may look different on a page, and why: pictures decide whether it does. */
export interface AppearanceDoubt {
  /** Markup changed in a way that changed words do not explain. */
  markup: boolean;
  styles: boolean;
  /** Files in the built site whose content changed. */
  pictures: string[];
}

export interface PageComparison {
  route: string;
  before: ManifestPage | null;
  after: ManifestPage | null;
  words: WordChange[];
  metadata: MetadataChange[];
  bytes: WeightChange;
  doubt: AppearanceDoubt;
  /** Header or footer differs. */
  chrome: { header: boolean; footer: boolean };
}

const NO_DOUBT: AppearanceDoubt = { markup: false, styles: false, pictures: [] };

function changedPictures(before: ManifestPage, after: ManifestPage): string[] {
  const paths = new Set([...Object.keys(before.assets), ...Object.keys(after.assets)]);
  return [...paths].filter((path) => before.assets[path] !== after.assets[path]).sort();
}

function compareBoth(before: ManifestPage, after: ManifestPage): PageComparison {
  const words = compareWords(before.segments, after.segments);
  // A new paragraph brings new markup; only where all segments stayed is other markup another look.
  const keptSegments = words.every(({ kind }) => kind === 'changed');
  return {
    route: after.route,
    before,
    after,
    words,
    metadata: compareMetadata(before, after),
    bytes: { before: weightOf(before), after: weightOf(after) },
    doubt: {
      markup: keptSegments && before.hashes.structure !== after.hashes.structure,
      styles: before.hashes.styles !== after.hashes.styles,
      pictures: changedPictures(before, after),
    },
    chrome: {
      header: before.hashes.header !== after.hashes.header,
      footer: before.hashes.footer !== after.hashes.footer,
    },
  };
}

function onlyOne(before: ManifestPage | null, after: ManifestPage | null): PageComparison {
  return {
    route: (after ?? before)?.route ?? '',
    before,
    after,
    words: [],
    metadata: [],
    bytes: { before: before && weightOf(before), after: after && weightOf(after) },
    doubt: NO_DOUBT,
    chrome: { header: false, footer: false },
  };
}

/** Compares every page of two builds, in the order of their routes. */
export function comparePages(before: PageManifest, after: PageManifest): PageComparison[] {
  const old = new Map(before.pages.map((page) => [page.route, page]));
  const fresh = new Map(after.pages.map((page) => [page.route, page]));
  return [...new Set([...old.keys(), ...fresh.keys()])].sort().map((route) => {
    const [oldPage, freshPage] = [old.get(route) ?? null, fresh.get(route) ?? null];
    return oldPage && freshPage ? compareBoth(oldPage, freshPage) : onlyOne(oldPage, freshPage);
  });
}

/** Whether a picture of the main content is worth taking. */
export function needsPictures({ before, after, words, doubt }: PageComparison): boolean {
  return !before || !after || words.length > 0 || doubt.markup || doubt.styles || doubt.pictures.length > 0;
}
