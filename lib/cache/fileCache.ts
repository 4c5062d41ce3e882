import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeFingerprint } from './codeFingerprint';

/** `docusaurus clear` empties it. */
const FOLDER = 'node_modules/.cache/site';
/** Milliseconds after which a result that no build has asked for is deleted: 30 days. */
const KEPT_UNUSED = 30 * 24 * 60 * 60 * 1000;

/** Results of a slow step, kept between builds. */
export interface FileCache {
  /**
   * The result for an input: as it was kept, or made anew.
   * @param input what the result follows from, besides the step's code; it must be writable as JSON
   */
  get(input: unknown, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

async function deleteUnused(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (Date.now() - (await stat(file)).mtimeMs > KEPT_UNUSED) await rm(file, { force: true });
  }
}

/**
 * Opens the cache of a step. A change in the step's code makes every result anew (`codeFingerprint`).
 * @param siteDirectory the site's folder
 * @param name the step's name, unlike that of other steps
 * @param file the module that makes the results, from that folder
 */
export async function openFileCache(siteDirectory: string, name: string, file: string): Promise<FileCache> {
  const folder = path.join(siteDirectory, FOLDER, name);
  const fingerprint = codeFingerprint(siteDirectory, file);
  await mkdir(folder, { recursive: true });
  await deleteUnused(folder);

  return {
    async get(input, make) {
      const key = createHash('sha256').update(fingerprint).update(JSON.stringify(input)).digest('hex');
      const kept = path.join(folder, key);
      if (existsSync(kept)) {
        const now = new Date();
        await utimes(kept, now, now);
        return readFile(kept);
      }
      const result = await make();
      // Renamed when it is whole, so that a build that is stopped here leaves nothing half written behind.
      const unfinished = `${kept}.${process.pid}`;
      await writeFile(unfinished, result);
      await rename(unfinished, kept);
      return result;
    },
  };
}
