import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { listedScripts } from '../listedScripts';

/** Bytes that a visitor receives for all scripts of a built page, brotli. */
export function scriptBytes(directory: string, route: string): number {
  const html = readFileSync(path.join(directory, route === '/' ? 'index.html' : `${route}.html`), 'utf8');
  return listedScripts(load(html))
    .map((script) => brotliCompressSync(readFileSync(path.join(directory, script))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
