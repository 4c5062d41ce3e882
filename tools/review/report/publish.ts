import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../../../plugins/preview/changes';
import { ReviewError } from '../git';
import { reportPage } from './page';
import { previewChanges } from './previewChanges';

/** Relative to the project's folder, and to a preview. */
export const REPORT_FOLDER = 'review';

/**
 * Copies the report into the built site: a preview serves it at `/review/`.
 * @throws ReviewError if there is no build
 */
export function publish(report: Report, reportFolder: string, outDirectory: string, previewUrl: string | null): void {
  if (!existsSync(path.join(outDirectory, 'index.html'))) {
    throw new ReviewError('There is no build to copy the report into. Run "npm run build" first.');
  }
  const target = path.join(outDirectory, REPORT_FOLDER);
  rmSync(target, { recursive: true, force: true });
  cpSync(reportFolder, target, { recursive: true });
  // Hosts serve the page at /review without a slash, so that relative addresses would be wrong.
  const setting = { previewUrl: previewUrl ?? '', assetBase: `/${REPORT_FOLDER}/` };
  writeFileSync(path.join(target, 'index.html'), reportPage(report, setting));
  writeFileSync(path.join(target, 'changes.json'), `${JSON.stringify(previewChanges(report), null, 1)}\n`);
}
