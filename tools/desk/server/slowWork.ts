/** A process of its own, so that slow work never delays the page. `slowWorker.ts` sends it one request at a time. */
import type { Finding } from '../../content-check/finding';
import { readPage } from '../../content-check/page';
import { checkFactFile, checkPage, runChecks } from '../../content-check/run';
import { loadSite, readPages } from '../../content-check/site';
import type { DeskBlock } from '../protocol';
import { deskBlocks } from './blocks';

const directory = process.cwd();
let site = loadSite({ directory });

/** Reads what changed on disk. */
function reload(): void {
  site = loadSite({ directory }, readPages(directory, site.pages));
}

/** Checks a text that may not be saved. */
async function check({ file, text }: { file: string; text: string }): Promise<Finding[]> {
  if (file.endsWith('.yaml'))
    return checkFactFile(loadSite({ directory, unsaved: { [file]: text } }, site.pages), file);
  if (!site.pageOfFile(file)) reload();
  const known = site.pageOfFile(file);
  if (!known) return [];
  const edited = readPage(file, known.kind, known.route, text);
  return checkPage(site.withPage(edited), file);
}

/** Checks all pages as they are on disk. */
async function checkAll(): Promise<Finding[]> {
  reload();
  return runChecks(site);
}

let known: DeskBlock[] | undefined;
/** Reading them takes seconds. */
async function blocks(): Promise<DeskBlock[]> {
  known ??= deskBlocks(directory);
  return known;
}

const work = { check, checkAll, blocks };
export type Work = typeof work;

export interface WorkRequest {
  kind: keyof Work;
  input: unknown;
}

process.on('message', ({ kind, input }: WorkRequest) => {
  work[kind](input as never).then(
    (result: unknown) => process.send?.({ result }),
    (error: unknown) => {
      console.error(error);
      process.send?.({});
    },
  );
});
process.on('disconnect', () => process.exit());
