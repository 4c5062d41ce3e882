/** A process of its own, so that slow work never delays the page. `slowWorker.ts` sends it one request at a time. */
import type { Finding } from '../../content-check/finding';
import { readPage } from '../../content-check/page';
import { checkFactFile, checkPage, runChecks } from '../../content-check/run';
import { loadSite, readPages, type Site } from '../../content-check/site';
import { deskBlocks } from './blocks';

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
  blocks: async () => deskBlocks(directory),
};
export type Work = typeof work;

async function attempt(kind: keyof typeof work, input: never): Promise<unknown> {
  try {
    return await work[kind](input);
  } catch {
    // Files may come and go while they are read.
    known = null;
    return work[kind](input);
  }
}

process.on('message', ({ kind, input }: { kind: keyof typeof work; input: never }) => {
  attempt(kind, input).then(
    (result: unknown) => process.send?.({ result }),
    (error: unknown) => {
      console.error(error);
      process.send?.({});
    },
  );
});
process.on('disconnect', () => process.exit());
