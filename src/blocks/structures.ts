import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Structure } from './structure';

const DECLARATION = /^(\w+)\.structure = (\{.*?\}) satisfies Structure(?:<\w+>)?;$/gms;

/** @throws Error for a declaration in another form */
function structuresIn(file: string): [name: string, structure: Structure & { family: string }][] {
  const source = readFileSync(path.join(__dirname, file), 'utf8');
  const family = path.basename(file, '.tsx');
  const found = [...source.matchAll(DECLARATION)];
  if (found.length < (source.match(/\.structure = /g)?.length ?? 0))
    throw new Error(`src/blocks/${file}: end each "structure" with "satisfies Structure<…>;", as in Cards.tsx.`);
  return found.map(([, name = '', literal]) => [name, { ...runInNewContext(`(${literal})`), family }]);
}

/**
 * The structure of every block and item that declares one, and the file of its block. Read from the source, because tools do not
 * run blocks, which need a bundler; bundles contain the values instead of this code (`plugins/bundler/facts.ts`).
 */
export const structures: Readonly<Record<string, (Structure & { family: string }) | undefined>> = Object.fromEntries(
  readdirSync(__dirname)
    .filter((file) => file.endsWith('.tsx'))
    .flatMap(structuresIn),
);
