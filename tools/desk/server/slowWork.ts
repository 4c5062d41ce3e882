/** A process of its own, so that slow work never delays the page. `slowWorker.ts` sends it one request at a time. */
import type { Finding } from '../../content-check/finding';
import { readPage } from '../../content-check/page';
import { checkFactFile, checkPage, runChecks } from '../../content-check/run';
import { loadSite, readPages, type Site } from '../../content-check/site';

const directory = process.cwd();
let known: Site | null = null;

/** Reads what changed on disk. */
function reload(): Site {
  known = loadSite({ directory }, readPages(directory, known?.pages));
  return known;
}

const work = {
  /** Checks a text that may not be saved. */
  async check({ file, text }: { file: string; text: string }): Promise<Finding[]> {
    let site = known ?? reload();
    if (file.endsWith('.yaml')) {
      return checkFactFile(loadSite({ directory, unsaved: { [file]: text } }, site.pages), file);
    }
    if (!site.pageOfFile(file)) site = reload();
    const page = site.pageOfFile(file);
    return page ? checkPage(site.withPage(readPage(file, page.kind, page.route, text)), file) : [];
  },
  /** Checks all pages as they are on disk. */
  checkAll: async () => runChecks(reload()),
};
export type Work = typeof work;

// An error ends the process, and `slowWorker.ts` starts another one.
process.on('message', async ({ kind, input }: { kind: keyof Work; input: never }) => {
  process.send?.({ result: await work[kind](input) });
});
process.on('disconnect', () => process.exit());
