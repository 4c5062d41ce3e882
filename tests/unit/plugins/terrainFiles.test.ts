/** @jest-environment node */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import terrain, { TERRAIN_STATIC_DIRECTORY } from '../../../plugins/artwork/terrain/plugin';
import { TERRAIN_FOLDER } from '../../../src/config/terrain';
import { testFolder } from '../../support/testFolder';

// The cache hashes the site's own code, which does not exist in the folder of this test.
jest.mock('../../../lib/cache/fileCache', () => ({
  openFileCache: async () => ({ get: (_: unknown, make: () => Promise<Uint8Array>) => make() }),
}));

const { folder: siteDir, at, write } = testFolder();

it('draws the terrain of every page of the day and deletes the terrain of a removed page', async () => {
  for (const name of ['about', 'removed']) write(`pages/${name}.mdx`, '---\ntitle: T\n---\n');
  write('pages/draft.mdx', '---\ntitle: T\ndraft: true\n---\n');
  const load = async () => {
    await terrain({ siteDir } as LoadContext, { day: '2026-12-01' }).loadContent?.();
    return readdirSync(path.join(siteDir, TERRAIN_STATIC_DIRECTORY, TERRAIN_FOLDER)).sort();
  };

  expect(await load()).toEqual(['about.svg', 'not-found.svg', 'removed.svg']);
  rmSync(at('pages/removed.mdx'));
  expect(await load()).toEqual(['about.svg', 'not-found.svg']);
});
