import { readdirSync, statSync } from 'node:fs';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Formats that are not compressed already. */
const COMPRESSIBLE = /\.(html|css|js|svg|xml|txt|md|json|webmanifest)$/;
/** Bytes; below it a compressed file saves nothing on the wire, because an answer fits one packet anyway. */
const SMALLEST = 1_000;

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
    // nginx makes `Last-Modified` and `ETag` from the time of the file that it sends.
    await utimes(`${file}.${extension}`, atime, mtime);
  }
}

/** Writes a `.br` and a `.gz` file beside every file that gets smaller by it, for hosts that send ready-made ones. */
export async function compressFiles(directory: string): Promise<void> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(directory, file))
    .filter((file) => COMPRESSIBLE.test(file) && statSync(file).size >= SMALLEST);
  for (const file of files) await compressFile(file);
}
