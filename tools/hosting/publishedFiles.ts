import { statSync } from 'node:fs';
import { cp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from '../../lib/files';

/** Configuration for hosts, which visitors do not get. */
const FOR_HOSTS = ['_headers', '_redirects', '.nojekyll'];

/** Copies the published files of a build, with their times, and deletes what was there before. */
export async function copyPublished(build: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await cp(build, target, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !FOR_HOSTS.includes(path.relative(build, file)),
  });
}

const COMPRESSIBLE = /\.(html|css|js|svg|xml|txt|md|json|webmanifest)$/;
/** In bytes. A smaller response fits into one packet uncompressed. */
const MINIMUM_SIZE = 1_000;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const { atime, mtime } = statSync(file);
  const compressed = {
    br: await toBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gz: await toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [extension, bytes] of Object.entries(compressed)) {
    await writeFile(`${file}.${extension}`, bytes);
    // nginx derives `Last-Modified` and `ETag` from the time of the file that it sends.
    await utimes(`${file}.${extension}`, atime, mtime);
  }
}

/** Writes a `.br` and a `.gz` file next to every large text file, for hosts that do not compress themselves. */
export async function compressFiles(directory: string): Promise<void> {
  const files = filesIn(directory)
    .map((file) => path.join(directory, file))
    .filter((file) => COMPRESSIBLE.test(file) && statSync(file).size >= MINIMUM_SIZE);
  for (const file of files) await compressFile(file);
}
