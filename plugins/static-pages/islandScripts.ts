import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { type IslandName, islands } from '../../src/islands/islands';

/** What Docusaurus' build writes about its chunks: their numbers by the name of an import, and the files of each. */
interface ClientManifest {
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { file: string }[] }>;
}

/** How a script of the bundler asks for a chunk. */
const CHUNK_REQUEST = /\.e\("(\w+)"\)/g;

/**
 * Returns the names of the islands on a page.
 * @throws Error for an island that `src/islands/islands.ts` does not name
 */
export function islandsOn($: CheerioAPI): IslandName[] {
  const names = new Set($('[data-island]').map((_, element) => $(element).attr('data-island')));
  return [...names].map((name) => {
    if (!Object.hasOwn(islands, name)) throw new Error(`There is no island ${name} in src/islands/islands.ts.`);
    return name as IslandName;
  });
}

/**
 * Knows the scripts of the islands in a built site.
 * @param directory the built site
 * @param generatedDirectory `.docusaurus` of the build
 */
export function islandScripts(directory: string, generatedDirectory: string) {
  const file = path.join(generatedDirectory, 'client-manifest.json');
  const { origins, assets }: ClientManifest = JSON.parse(readFileSync(file, 'utf8'));
  const filesOf = (chunk: string) => (assets[chunk]?.js ?? []).map((script) => script.file);

  const chunksOf = (name: string) => {
    const chunks = origins[`island-${name}`];
    if (!chunks) throw new Error(`The chunk of the island ${name} is not named "island-${name}".`);
    return chunks;
  };

  const texts = new Map<string, string>();
  /** The scripts of a chunk and of the chunks that it may load later. */
  function textOf(chunk: string): string {
    const known = texts.get(chunk);
    if (known !== undefined) return known;
    texts.set(chunk, '');
    const own = filesOf(chunk).map((name) => readFileSync(path.join(directory, name), 'utf8'));
    const later = [...own.join('').matchAll(CHUNK_REQUEST)].map(([, id = '']) => textOf(id));
    const text = [...own, ...later].join('\n');
    texts.set(chunk, text);
    return text;
  }

  return {
    /** Lets a page fetch the scripts of its islands together with those that all islands share, and not after them. */
    add($: CheerioAPI): void {
      const files = new Set(islandsOn($).flatMap(chunksOf).flatMap(filesOf));
      const scripts = [...files].map((script) => `<script src="/${script}"></script>`);
      $('head > template').contents().find('script').last().after(scripts.join(''));
    },
    /** Returns the text of every script that the islands of a page can load. */
    textFor: ($: CheerioAPI): string => islandsOn($).flatMap(chunksOf).map(textOf).join('\n'),
  };
}
