import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  ALL_PAGES,
  type ChangedPage,
  type PageChange,
  type PreviewChanges,
  type Report,
} from '../../../preview/changes';
import { ReviewError } from '../git';
import { reportPage } from './page';

/** In the project's folder, and in a preview. */
export const REPORT_FOLDER = 'review';
/** How much of a block's words tells it from others. */
const CHARACTERS_OF_BLOCK = 80;

function changedPage({ route, title, kinds, words }: PageChange): ChangedPage {
  const blocks = words.flatMap(({ index, kind, after }) =>
    index === null || kind === 'removed' ? [] : [{ index, kind, text: after.slice(0, CHARACTERS_OF_BLOCK) }],
  );
  return { route, title, kinds, blocks };
}

/** What the bar of a preview needs of a report. */
export function previewChanges({ base, head, rows }: Report): PreviewChanges {
  const pages = rows.filter(({ route, kinds }) => route !== ALL_PAGES && !kinds.includes('removed'));
  return { base: base.commit, head: head.commit, pages: pages.map(changedPage) };
}

/**
 * Copies the report into the built site, so that a preview carries it at `/review/`.
 * @throws ReviewError when there is no build
 */
export function publish(report: Report, reportFolder: string, outDirectory: string, previewUrl: string | null): void {
  if (!existsSync(path.join(outDirectory, 'index.html'))) {
    throw new ReviewError('There is no build to publish the report in. Run "npm run build" first.');
  }
  const target = path.join(outDirectory, REPORT_FOLDER);
  rmSync(target, { recursive: true, force: true });
  cpSync(reportFolder, target, { recursive: true });
  // Hosts serve the page at /review, so that names relative to it would lead elsewhere.
  const setting = { previewUrl: previewUrl ?? '', assetBase: `/${REPORT_FOLDER}/` };
  writeFileSync(path.join(target, 'index.html'), reportPage(report, setting));
  writeFileSync(path.join(target, 'changes.json'), `${JSON.stringify(previewChanges(report), null, 1)}\n`);
}
