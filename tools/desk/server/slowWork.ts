import type { Finding } from '../../content-check/finding';
import type { Page } from '../../content-check/page';
import type { OpenedFile } from './files';

/** A text that may not be saved. */
export type WrittenText = Omit<OpenedFile, 'version'>;

/** The pages as they were read last. Those that did not change are not read again. */
let known: Page[] | undefined;

/** What `slowWorker.ts` runs in another process: checks a text or, for null, all files as they are on disk. */
export default async function check([directory, written]: [string, WrittenText | null]): Promise<Finding[]> {
  // Loaded here, because it reads the facts, which may have errors.
  const { checkFile, checkSite } = await import('../../content-check/check');
  const { loadSite, readPages } = await import('../../content-check/site');
  const { readPage } = await import('../../content-check/page');

  const pages = readPages(directory, known);
  known = pages;
  if (!written) return checkSite(loadSite({ directory }, pages));
  const { file, text } = written;
  if (file.endsWith('.yaml')) return checkFile(loadSite({ directory, unsaved: { [file]: text } }, pages), file);
  const site = loadSite({ directory }, pages);
  const page = site.pageOfFile(file);
  return page ? checkFile(site.withPage(readPage(file, page.kind, page.route, text)), file) : [];
}
