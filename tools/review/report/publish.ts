import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PreviewChanges, Report } from '../../../plugins/preview/changes';
import { ReviewError } from '../git';
import { reportPage } from './page';

/** Relative to the project's folder, and to a preview. */
export const REPORT_FOLDER = 'review';
/**
 * Copies a report into a built preview: `/review`, and the file that the preview bar reads.
 * @throws ReviewError if there is no build
 */
export function publish(
  report: Report,
  changes: PreviewChanges,
  folders: { report: string; out: string },
  previewUrl: string | null,
): void {
  if (!existsSync(path.join(folders.out, 'index.html'))) {
    throw new ReviewError('There is no build to copy the report into. Run "npm run build" first.');
  }
  const target = path.join(folders.out, REPORT_FOLDER);
  rmSync(target, { recursive: true, force: true });
  cpSync(folders.report, target, { recursive: true });
  // Hosts serve the page at /review without a slash, so that relative addresses would be wrong.
  const setting = { previewUrl: previewUrl ?? '', assetBase: `/${REPORT_FOLDER}/` };
  writeFileSync(path.join(target, 'index.html'), reportPage(report, setting));
  writeFileSync(path.join(target, 'changes.json'), `${JSON.stringify(changes, null, 1)}\n`);
}
