import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from './files';

/** `docusaurus clear` deletes this folder. */
const FOLDER = 'node_modules/.cache/site';
/** Milliseconds after which an unused result is deleted: 30 days. */
const MAX_UNUSED = 30 * 24 * 60 * 60 * 1000;

/** Caches the results of a slow step between builds. */
export interface FileCache {
  /**
   * Returns the cached result for an input. If there is none, calls `make` and caches what it returns.
   * @param input everything that the result depends on, except the step's code; it must be serializable as JSON
   */
  get(input: unknown, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

async function deleteUnused(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    // Another process may have deleted it since.
    const used = await stat(file).catch(() => null);
    if (used && Date.now() - used.mtimeMs > MAX_UNUSED) await rm(file, { force: true });
  }
}

/** Returns a hash of the step's code, the installed packages and the version of Node. */
export function fingerprintOf(siteDirectory: string, sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of ['package-lock.json', ...sources].map((name) => path.join(siteDirectory, name))) {
    const files = statSync(source).isDirectory() ? filesIn(source).map((file) => path.join(source, file)) : [source];
    for (const file of files) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Opens the cache of a step.
 * @param siteDirectory the site's folder
 * @param name a unique name of the step
 * @param sources files and folders, relative to the site's folder, that the results depend on besides the input: a change in
 *   one, or in `package-lock.json`, invalidates all results
 * @throws Error if one of them is missing
 */
export async function openFileCache(
  siteDirectory: string,
  name: string,
  sources: readonly string[],
): Promise<FileCache> {
  const folder = path.join(siteDirectory, FOLDER, name);
  const fingerprint = fingerprintOf(siteDirectory, sources);
  if (existsSync(folder)) await deleteUnused(folder);

  return {
    async get(input, make) {
      const key = createHash('sha256').update(fingerprint).update(JSON.stringify(input)).digest('hex');
      const cached = path.join(folder, key);
      if (existsSync(cached)) {
        const now = new Date();
        await utimes(cached, now, now);
        return readFile(cached);
      }
      const result = await make();
      // The file gets its final name only when it is complete, because the build may be interrupted while writing.
      const unfinished = `${cached}.${process.pid}`;
      await mkdir(folder, { recursive: true });
      await writeFile(unfinished, result);
      await rename(unfinished, cached);
      return result;
    },
  };
}
