import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from './files';

/** `docusaurus clear` deletes this folder. */
const CACHE_DIRECTORY = 'node_modules/.cache/site';

/** Caches the results of a slow step between builds. */
export interface FileCache {
  /**
   * Returns the cached result for an input. If there is none, calls `make` and caches what it returns.
   * @param input everything that the result depends on, except the step's code; it must be serializable as JSON
   */
  get(input: unknown, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

/** Returns the SHA-256 hash of texts and bytes, in hexadecimal digits. */
export function hashOf(...contents: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex');
}

/** Returns a hash for the name of a file, which changes with the file's content: `1a2b3c4d`. */
export function contentHash(...contents: (string | Uint8Array)[]): string {
  return hashOf(...contents).slice(0, 8);
}

/** Returns a hash of files and folders of the site, the installed packages and the version of Node. */
export function fingerprintOf(siteDirectory: string, sources: readonly string[]): string {
  const files = ['package-lock.json', ...sources]
    .map((source) => path.join(siteDirectory, source))
    .flatMap((source) =>
      statSync(source).isDirectory() ? filesIn(source).map((file) => path.join(source, file)) : source,
    );
  return hashOf(process.version, ...files.map((file) => readFileSync(file)));
}

/**
 * Opens the cache of a step.
 * @param siteDirectory the site's folder
 * @param name a unique name of the step
 * @param sources files and folders, relative to the site's folder, that the results depend on besides the input: a change in
 *   one, in `package-lock.json`, or of Node, empties the cache
 * @throws Error if one of them is missing
 */
export async function openFileCache(
  siteDirectory: string,
  name: string,
  sources: readonly string[],
): Promise<FileCache> {
  const version = fingerprintOf(siteDirectory, sources);
  const directory = path.join(siteDirectory, CACHE_DIRECTORY, name, version);
  await mkdir(directory, { recursive: true });
  for (const other of await readdir(path.dirname(directory)))
    if (other !== version) await rm(path.join(path.dirname(directory), other), { recursive: true, force: true });

  return {
    async get(input, make) {
      const cached = path.join(directory, hashOf(JSON.stringify(input)));
      if (existsSync(cached)) return readFile(cached);
      const result = await make();
      // The file gets its final name only when it is complete, because the build may be interrupted while writing.
      const unfinished = `${cached}.${process.pid}`;
      await writeFile(unfinished, result);
      await rename(unfinished, cached);
      return result;
    },
  };
}
