/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import terrain, { TERRAIN_STATIC_DIRECTORY } from '../../../plugins/artwork/terrain/plugin';
import { TERRAIN_FOLDER } from '../../../src/site/terrain';

// The cache hashes the site's own code, which does not exist in the folder of this test.
jest.mock('../../../lib/cache/fileCache', () => ({
  openFileCache: async () => ({ get: (_: unknown, make: () => Promise<Uint8Array>) => make() }),
}));

const siteDir = mkdtempSync(path.join(tmpdir(), 'terrain-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

it('draws the terrain of every page of the day and deletes the terrain of a removed page', async () => {
  const page = (name: string) => path.join(siteDir, 'pages', `${name}.mdx`);
  mkdirSync(path.join(siteDir, 'pages'));
  for (const name of ['about', 'removed']) writeFileSync(page(name), '---\ntitle: T\n---\n');
  writeFileSync(page('draft'), '---\ntitle: T\ndraft: true\n---\n');
  const load = async () => {
    await terrain({ siteDir } as LoadContext, { day: '2026-12-01' }).loadContent?.();
    return readdirSync(path.join(siteDir, TERRAIN_STATIC_DIRECTORY, TERRAIN_FOLDER)).sort();
  };

  expect(await load()).toEqual(['about.svg', 'not-found.svg', 'removed.svg']);
  rmSync(page('removed'));
  expect(await load()).toEqual(['about.svg', 'not-found.svg']);
});
