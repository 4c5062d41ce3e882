import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openFileCache } from '../../lib/fileCache';
import { filesIn } from '../../lib/files';
import type { Part } from '../../plugins/handbook/blocks';

export const BLOCKS_MODULE = '@site/src/blocks';

/** Every block and item by name, without the names that objects inherit. */
export type BlockTypes = Readonly<Record<string, Part>>;

/** What the settings depend on. */
const SOURCES = ['src/blocks', 'src/account', 'plugins/handbook/blocks.ts'];

/** The sources by name. */
function sourcesIn(codeDirectory: string): (readonly [file: string, text: string])[] {
  const files = SOURCES.flatMap((source) =>
    path.extname(source) ? source : filesIn(path.join(codeDirectory, source)).map((file) => `${source}/${file}`),
  );
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(path.join(codeDirectory, file), 'utf8')]);
}

/** Reads the types with TypeScript, as the handbook does. It takes two seconds, and only a change of a block requires it. */
async function readTypes(codeDirectory: string): Promise<Part[]> {
  const { readBlocks } = await import('../../plugins/handbook/blocks');
  return readBlocks(codeDirectory).flatMap(({ parts }) => parts);
}

/** Returns the blocks that pages may import, with their settings. */
export async function blockTypes(codeDirectory: string): Promise<BlockTypes> {
  const cache = await openFileCache(codeDirectory, 'block-types', ['tools/content-check/blocks.ts']);
  const parts = await cache.get(sourcesIn(codeDirectory), async () =>
    Buffer.from(JSON.stringify(await readTypes(codeDirectory))),
  );
  const types: Record<string, Part> = Object.create(null);
  for (const part of JSON.parse(String(parts)) as Part[]) types[part.name] = part;
  return types;
}
