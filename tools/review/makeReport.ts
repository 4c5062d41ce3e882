import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildPlace, PageManifest } from '../../plugins/manifest/types';
import { ALL_PAGES, type PageChange, type Report } from '../../plugins/preview/changes';
import type { Redirect } from '../../src/site/redirects';
import type { ChangedFiles } from './compare/causes';
import { comparePages, couldLookDifferent, type PageComparison } from './compare/pages';
import { splitSharedMetadata } from './compare/shared';
import type { Base, Head } from './git';
import { counted } from './report/headline';
import { subjectName } from './rowParts';
import { rowsOf, shareImageFile } from './rows';
import { compareScreenshots, type Subject } from './screenshots/compareScreenshots';
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

/** Returns the main content of a page, if it could look different. */
function pageSubject({ route, before, after, words, appearanceCauses }: PageComparison): Subject[] {
  const [hasBefore, hasAfter, hasNewWords] = [before !== null, after !== null, words.length > 0];
  if (hasBefore && hasAfter && !hasNewWords && !couldLookDifferent(appearanceCauses)) return [];
  return [{ name: subjectName(route), route, place: 'main', hasBefore, hasAfter, hasNewWords, appearanceCauses }];
}

function copyShareImages(
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

function isLost({ route, kinds, redirect }: PageChange): boolean {
  return route !== ALL_PAGES && kinds.includes('removed') && !redirect;
}

function notesOf(
  rows: readonly PageChange[],
  comparisons: readonly PageComparison[],
  { changedPaths, head }: ReviewedBuilds,
): string[] {
  const notes = rows
    .filter(isLost)
    .map(
      ({ route }) =>
        `${route} was removed and its address has no redirect. Add one to src/site/redirects.yaml: - { from: ${route}, to: /… }`,
    );
  const { length } = head.uncommitted;
  if (length > 0) notes.push(`This is the working tree with ${counted(length, 'uncommitted file')}.`);
  const hasNewStyles = comparisons.some(({ appearanceCauses }) => appearanceCauses.styles);
  if (hasNewStyles && !rows.some(({ kinds }) => kinds.includes('appearance'))) {
    const styles = changedPaths.filter((file) => file.endsWith('.css')).join(', ') || 'in the build';
    notes.push(
      `Styles changed (${styles}), but no screenshot shows it. Screenshots do not cover open menus, hover states and print.`,
    );
  }
  return notes;
}

/**
 * Compares two builds: first their manifests, then screenshots of what could look different.
 * @param folder receives the screenshots
 * @param log receives the progress
 */
export async function makeReport(builds: ReviewedBuilds, folder: string, log: (text: string) => void): Promise<Report> {
  log('Reading both builds …');
  const [before, after] = [await weighedManifest(builds.before), await weighedManifest(builds.after)];
  const { pages: comparisons, shared: sharedMetadata } = splitSharedMetadata(comparePages(before, after));

  const subjects = [...comparisons.flatMap(pageSubject), ...shellSubjects(comparisons)];
  if (subjects.length > 0) log(`Taking screenshots of ${counted(subjects.length, 'place')}, before and after …`);
  const directories = { before: builds.before.outDirectory, after: builds.after.outDirectory };
  const visualComparisons = await compareScreenshots(subjects, directories, folder, log);

  const { base, head, redirects } = builds;
  const files = changedFiles(builds);
  const rows = rowsOf({ comparisons, sharedMetadata, before, after, files, visualComparisons, redirects });
  copyShareImages(rows, builds, folder, { before, after });
  const reported = new Set(rows.map(({ route }) => route));
  const markupOnly = comparisons
    .filter((page) => page.before && page.after && page.before.hashes.main !== page.after.hashes.main)
    .map(({ route }) => route)
    .filter((route) => !reported.has(route));
  return { base, head, pageCount: after.pages.length, rows, markupOnly, notes: notesOf(rows, comparisons, builds) };
}

/** Whether a page was removed without a redirect: the one result that fails a review. */
export function losesAddress({ rows }: Report): boolean {
  return rows.some(isLost);
}
