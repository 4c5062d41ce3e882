/** A process of its own, so that the content check never delays the page. `slowWorker.ts` sends it one request at a time. */
import type { Finding } from '../../content-check/finding';
import { readPage } from '../../content-check/page';
import { checkFactFile, checkPage, runChecks } from '../../content-check/run';
import { loadSite, readPages, type Site } from '../../content-check/site';
import type { OpenedFile } from './files';

/** A text that may not be saved. */
export type WrittenText = Omit<OpenedFile, 'version'>;

const directory = process.cwd();
let known: Site | null = null;

/** Reads what changed on disk. */
function reload(): Site {
  known = loadSite({ directory }, readPages(directory, known?.pages));
  return known;
}

async function check({ file, text }: WrittenText): Promise<Finding[]> {
  let site = known ?? reload();
  if (file.endsWith('.yaml')) {
    return checkFactFile(loadSite({ directory, unsaved: { [file]: text } }, site.pages), file);
  }
  if (!site.pageOfFile(file)) site = reload();
  const page = site.pageOfFile(file);
  return page ? checkPage(site.withPage(readPage(file, page.kind, page.route, text)), file) : [];
}

// An error ends the process, and `slowWorker.ts` starts another one.
process.on('message', async ({ written }: { written: WrittenText | null }) => {
  process.send?.({ findings: written ? await check(written) : await runChecks(reload()) });
});
process.on('disconnect', () => process.exit());
