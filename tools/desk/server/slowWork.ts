import type { Finding } from '../../content-check/finding';
import type { Site } from '../../content-check/site';
import type { OpenedFile } from './files';

/** A text that may not be saved. */
export type WrittenText = Omit<OpenedFile, 'version'>;

let known: Site | null = null;

/** What `slowWorker.ts` runs in another process: checks a text or, for null, all files as they are on disk. */
export default async function check([directory, written]: [string, WrittenText | null]): Promise<Finding[]> {
  // Loaded here, because it reads the facts, which may have errors.
  const { checkFile, checkSite } = await import('../../content-check/check');
  const { loadSite, readPages } = await import('../../content-check/site');
  const { readPage } = await import('../../content-check/page');
  /** Reads what changed on disk. */
  function reload(): Site {
    known = loadSite({ directory }, readPages(directory, known?.pages));
    return known;
  }

  if (!written) return checkSite(reload());
  const { file, text } = written;
  let site = known ?? reload();
  if (file.endsWith('.yaml')) {
    return checkFile(loadSite({ directory, unsaved: { [file]: text } }, site.pages), file);
  }
  if (!site.pageOfFile(file)) site = reload();
  const page = site.pageOfFile(file);
  return page ? checkFile(site.withPage(readPage(file, page.kind, page.route, text)), file) : [];
}
