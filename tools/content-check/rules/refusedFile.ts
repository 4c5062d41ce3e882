import { START_OF_FILE } from '../../../lib/range';
import { rule } from '../rule';

/** Files that the build refuses to publish. */
export const refusedFileRule = rule('refused-file', '/handbook/pages#images', async ({ page, site, report }) => {
  const refused = await site.refusedFiles();
  report(START_OF_FILE, refused.find(({ file }) => file === page.file)?.reason ?? null);
});
