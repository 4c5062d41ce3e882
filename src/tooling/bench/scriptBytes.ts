import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { SCRIPTS_META } from '../../boot/events';

/** The scripts that a built page lists, as paths in the site. */
export function listedScripts(directory: string, route: string): string[] {
  const file = path.join(directory, route === '/' ? 'index.html' : `${route}.html`);
  const content = load(readFileSync(file, 'utf8'))(`meta[name=${SCRIPTS_META}]`).attr('content');
  return content ? content.split(' ') : [];
}

/** Bytes that a visitor receives for all scripts of a built page, brotli. */
export function scriptBytes(directory: string, route: string): number {
  return listedScripts(directory, route)
    .map((script) => brotliCompressSync(readFileSync(path.join(directory, script))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
