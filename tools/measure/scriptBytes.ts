import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { fetchedScripts, htmlFile } from '../../lib/builtSite';

/** Returns the bytes of a text or file after brotli compression at quality 11, the same as precompressed files have. */
export function brotliBytes(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}

/** Cached by file, because pages share most of their scripts and compression is slow. */
const fileBytes = new Map<string, number>();

function bytesOfFile(file: string): number {
  const bytes = fileBytes.get(file) ?? brotliBytes(readFileSync(file));
  fileBytes.set(file, bytes);
  return bytes;
}

/** Returns the brotli bytes of each script that a page runs: inside it, on load, and with React. */
export function scriptBytes(directory: string, route: string): Record<string, number> {
  const $ = load(readFileSync(htmlFile(directory, route), 'utf8'));
  const files = fetchedScripts($);
  return {
    inline: brotliBytes($('script:not([type]):not([src])').text()),
    ...Object.fromEntries(files.map((file) => [path.basename(file), bytesOfFile(path.join(directory, file))])),
  };
}
