import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildPlace, PageManifest } from '../../plugins/manifest/types';
import { ALL_PAGES, type PageChange, type Report } from '../../plugins/preview/changes';
import type { Redirect } from '../../src/site/redirects';
import type { ChangedFiles } from './compare/causes';
import { comparePages, needsPictures, type PageComparison } from './compare/pages';
import { splitSharedMetadata } from './compare/shared';
import type { Base, Head } from './git';
import { photograph, type Sight, type Subject } from './pictures/photograph';
import { subjectName } from './rowParts';
import { rowsOf, shareImageFile } from './rows';
import { shellSubjects } from './sharedRow';
import { weighedManifest } from './weighedManifest';

export interface ReviewedBuilds {
  base: Base;
  head: Head;
  before: BuildPlace;
  after: BuildPlace;
  /** Paths of files that differ. */
  changedPaths: readonly string[];
  redirects: readonly Redirect[];
}

function changedFiles({ before, after, changedPaths }: ReviewedBuilds): ChangedFiles {
  const text = (directory: string, file: string) => {
    const full = path.join(directory, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : '';
  };
  return {
    paths: changedPaths,
    read: (file) => ({ before: text(before.siteDirectory, file), after: text(after.siteDirectory, file) }),
  };
}

function pageSubject({ route, before, after, words, doubt }: PageComparison): Subject {
  return {
    name: subjectName(route),
    route,
    place: 'main',
    hasBefore: before !== null,
    hasAfter: after !== null,
    hasNewWords: words.length > 0,
    doubt,
  };
}

function keepShareImages(
  rows: readonly PageChange[],
  builds: ReviewedBuilds,
  folder: string,
  manifests: Record<'before' | 'after', PageManifest>,
): void {
  for (const side of ['before', 'after'] as const) {
    for (const { route, listing } of rows) {
      const image = manifests[side].pages.find((page) => page.route === route)?.shareImage;
      if (!listing?.[side]?.image || !image) continue;
      const target = path.join(folder, shareImageFile(route, side));
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(path.join(builds[side].outDirectory, image.path), target);
    }
  }
}

function notesOf(
  rows: readonly PageChange[],
  comparisons: readonly PageComparison[],
  styles: string[],
  head: Head,
): string[] {
  const lost = rows.filter(({ kinds, redirect }) => kinds.includes('removed') && !redirect);
  const isSeen = rows.some(({ kinds }) => kinds.includes('appearance'));
  const hasNewStyles = comparisons.some(({ doubt }) => doubt.styles);
  return [
    ...lost.map(
      ({ route }) =>
        `${route} is gone and its address leads nowhere. Add an entry to src/site/redirects.ts: { from: '${route}', to: '/…' }.`,
    ),
    ...(head.uncommitted.length > 0
      ? [
          `This is the working tree with ${head.uncommitted.length} uncommitted ${head.uncommitted.length === 1 ? 'file' : 'files'}.`,
        ]
      : []),
    ...(hasNewStyles && !isSeen
      ? [
          `Styles changed (${styles.join(', ') || 'in the build'}), and no picture shows it. Pictures show pages at rest: no menu that is open, nothing under a pointer, no print.`,
        ]
      : []),
  ];
}

/**
 * Compares two builds: manifests, then pictures of what may look different.
 * @param folder receives the pictures
 * @param tell receives what is being done
 */
export async function makeReport(
  builds: ReviewedBuilds,
  folder: string,
  tell: (text: string) => void,
): Promise<Report> {
  tell('Reading both builds …');
  const [before, after] = [await weighedManifest(builds.before), await weighedManifest(builds.after)];
  const { pages: comparisons, shared: sharedMetadata } = splitSharedMetadata(comparePages(before, after));

  const subjects = [...comparisons.filter(needsPictures).map(pageSubject), ...shellSubjects(comparisons)];
  if (subjects.length > 0) tell(`Taking pictures of ${subjects.length} places, before and after …`);
  const directories = { before: builds.before.outDirectory, after: builds.after.outDirectory };
  const sights: Map<string, Sight> = await photograph(subjects, directories, folder, tell);

  const files = changedFiles(builds);
  const rows = rowsOf({ comparisons, sharedMetadata, before, after, files, sights, redirects: builds.redirects });
  keepShareImages(rows, builds, folder, { before, after });
  const reported = new Set(rows.map(({ route }) => route));
  const markupOnly = comparisons
    .filter((page) => page.before && page.after && page.before.hashes.main !== page.after.hashes.main)
    .map(({ route }) => route)
    .filter((route) => !reported.has(route));
  const styles = builds.changedPaths.filter((file) => file.endsWith('.css'));
  return {
    base: builds.base,
    head: builds.head,
    pageCount: after.pages.length,
    rows,
    markupOnly,
    notes: notesOf(rows, comparisons, styles, builds.head),
  };
}

/** Whether a page is gone and its address leads nowhere: the one finding that fails a review. */
export function losesAddress({ rows }: Report): boolean {
  return rows.some(({ route, kinds, redirect }) => route !== ALL_PAGES && kinds.includes('removed') && !redirect);
}
