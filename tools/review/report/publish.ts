import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { htmlFile } from '../../../lib/builtRoutes';
import type { PreviewChanges, Report } from '../../../plugins/preview/changes';
import { ReviewError } from '../git';
import { reportPage } from './page';

/** Relative to the project's folder, and to a preview. */
export const REPORT_FOLDER = 'review';
/** Old versions of changed pages, relative to the report. */
const OLD_PAGES = 'before';

/** Copies the old version of every changed page, so that a reviewer can switch between old and new. */
function copyOldPages(changes: PreviewChanges, oldBuild: string, target: string): void {
  for (const { route, hasOldPage } of changes.pages) {
    if (!hasOldPage) continue;
    const file = htmlFile(target, route);
    mkdirSync(path.dirname(file), { recursive: true });
    cpSync(htmlFile(oldBuild, route), file);
  }
}

/**
 * Copies a report into a built preview: `/review`, the file that the preview bar reads, and the old pages.
 * @throws ReviewError if there is no build
 */
export function publish(
  report: Report,
  changes: PreviewChanges,
  folders: { report: string; out: string; oldBuild: string },
  previewUrl: string | null,
): void {
  if (!existsSync(path.join(folders.out, 'index.html'))) {
    throw new ReviewError('There is no build to copy the report into. Run "npm run build" first.');
  }
  const target = path.join(folders.out, REPORT_FOLDER);
  rmSync(target, { recursive: true, force: true });
  cpSync(folders.report, target, { recursive: true });
  copyOldPages(changes, folders.oldBuild, path.join(target, OLD_PAGES));
  // Hosts serve the page at /review without a slash, so that relative addresses would be wrong.
  const setting = { previewUrl: previewUrl ?? '', assetBase: `/${REPORT_FOLDER}/` };
  writeFileSync(path.join(target, 'index.html'), reportPage(report, setting));
  writeFileSync(path.join(target, 'changes.json'), `${JSON.stringify(changes, null, 1)}\n`);
}
