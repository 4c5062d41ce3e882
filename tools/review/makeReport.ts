import { copyFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { openSourceLines } from '../../plugins/manifest/sourceLines';
import type { BuildPlace, PageManifest } from '../../plugins/manifest/types';
import type { ChangeGroup, Report } from '../../plugins/preview/changes';
import { checkAddresses } from './checks/addresses';
import { checkContent } from './checks/contentCheck';
import { checkWeight } from './checks/weight';
import type { ChangedFiles } from './compare/causes';
import { markupExample } from './compare/markupExample';
import { compareBuilds } from './compare/pages';
import { compareFacts, siteRedirects } from './compare/siteFacts';
import type { Base, Head } from './git';
import type { GroupContext } from './groups/context';
import { counted } from './groups/group';
import { groupsOf, sortGroups } from './groups/groupsOf';
import { otherFiles } from './groups/unseenGroups';
import type { PageTitles } from './report/previewChanges';
import { withPictures } from './screenshots/withPictures';
import { shareImageFile } from './subjectName';
import { weighedManifest } from './weighedManifest';

export interface ReviewedBuilds {
  base: Base;
  head: Head;
  before: BuildPlace;
  after: BuildPlace;
  /** Paths of files that differ. */
  changedPaths: readonly string[];
}

function changedFiles({ before, after, changedPaths }: ReviewedBuilds): ChangedFiles {
  const text = (directory: string, file: string) => {
    const full = path.join(directory, file);
    // A changed path can be a link to a folder.
    return statSync(full, { throwIfNoEntry: false })?.isFile() ? readFileSync(full, 'utf8') : '';
  };
  return {
    paths: changedPaths,
    read: (file) => ({ before: text(before.siteDirectory, file), after: text(after.siteDirectory, file) }),
  };
}

function copyShareImages(
  groups: readonly ChangeGroup[],
  builds: ReviewedBuilds,
  folder: string,
  manifests: Record<'before' | 'after', PageManifest>,
): void {
  for (const side of ['before', 'after'] as const) {
    for (const { listing, places } of groups) {
      const route = places[0]?.route ?? '';
      const image = manifests[side].pages.find((page) => page.route === route)?.shareImage;
      if (!listing?.[side]?.image || !image) continue;
      const target = path.join(folder, shareImageFile(route, side));
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(path.join(builds[side].outDirectory, image.path), target);
    }
  }
}

/**
 * Compares two builds: first their manifests and texts, then, in a browser, what could look different.
 * @param options `folder` receives the screenshots, `log` the progress
 */
export async function makeReport(
  builds: ReviewedBuilds,
  { folder, log }: { folder: string; log: (text: string) => void },
): Promise<{ report: Report; titles: PageTitles }> {
  log('Reading both builds …');
  const [before, after] = [await weighedManifest(builds.before), await weighedManifest(builds.after)];
  const { base, head, changedPaths } = builds;
  const directories = { before: builds.before.siteDirectory, after: builds.after.siteDirectory };
  const comparison = compareBuilds(before, after);
  const lines = openSourceLines(directories.after);
  const context: GroupContext = { comparison, before, after, files: changedFiles(builds), lines };
  const reported = groupsOf(context, {
    facts: compareFacts(directories, changedPaths),
    redirects: { before: siteRedirects(directories.before), after: siteRedirects(directories.after) },
  });
  log(`Words: ${counted(reported.length, 'change')}.`);

  const pictured = await withPictures(reported, context, builds, folder, log);
  copyShareImages(pictured.groups, builds, folder, { before, after });
  const shown = new Set(pictured.groups.flatMap(({ places }) => places.map(({ route }) => route)));
  const markupOnly = comparison.pages
    .filter((page) => page.before.hashes.main !== page.after.hashes.main && !shown.has(page.route))
    .map(({ route }) => route);
  const [example] = markupOnly;
  const markup = { routes: markupOnly, example: example ? markupExample(builds, example) : '' };
  const { group, others } = otherFiles(context, pictured.groups, markup, pictured.isSeen);
  const notes = [
    ...(head.uncommitted.length > 0
      ? [`This is the working tree with ${counted(head.uncommitted.length, 'uncommitted file')}.`]
      : []),
    ...pictured.notes,
  ];
  const groups = sortGroups([...pictured.groups, ...(group ? [group] : [])]);
  log('Checking content …');
  const checks = [
    ...checkContent(directories.after, base.commit, changedPaths),
    checkAddresses(groups),
    ...pictured.checks,
    checkWeight(comparison.pages, groups),
  ];
  const pageCount = after.pages.length;
  return {
    report: {
      base,
      head,
      notes,
      markupOnly: pictured.isSeen ? markupOnly : [],
      pageCount,
      groups,
      checks,
      otherFiles: others,
    },
    titles: {
      before: new Set(before.pages.map(({ route }) => route)),
      after: new Map(after.pages.map(({ route, title }) => [route, title])),
    },
  };
}
