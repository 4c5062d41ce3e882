import { START_OF_FILE } from '../../../lib/range';
import { fileRule } from '../rule';

/** Files that the build refuses to publish. */
export const refusedFileRule = fileRule(
  'refused-file',
  '/handbook/pages#images',
  async ({ sourceFile, site, report }) => {
    const refused = await site.refusedFiles();
    report(START_OF_FILE, refused.find(({ file }) => file === sourceFile.file)?.reason ?? null);
  },
);
