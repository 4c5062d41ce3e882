/** @jest-environment node */
import { readdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { openFileCache } from '../../../lib/cache/fileCache';
import { testFolder } from '../../support/testFolder';

const { folder: site, at, write } = testFolder();

beforeEach(() => {
  rmSync(at('node_modules'), { recursive: true, force: true });
  write('draw.ts', "import { ink } from './ink';\nimport 'paper';\nexport const draw = () => ink;");
  write('ink.ts', "export const ink = 'blue';");
  write('node_modules/paper/package.json', '{ "version": "1.0.0" }');
});

/** Returns whether the step had to run for this input. */
async function runsStep(input: unknown): Promise<boolean> {
  let hasRun = false;
  const cache = await openFileCache(site, 'drawings', 'draw.ts');
  const result = await cache.get(input, async () => {
    hasRun = true;
    return Buffer.from(JSON.stringify(input));
  });
  expect(Buffer.from(result).toString()).toBe(JSON.stringify(input));
  return hasRun;
}

test('caches results by input', async () => {
  expect(await runsStep({ title: 'One' })).toBe(true);
  expect(await runsStep({ title: 'One' })).toBe(false);
  expect(await runsStep({ title: 'Two' })).toBe(true);
  expect(await runsStep({ title: 'One' })).toBe(false);
});

test.each([
  [
    'the code of the step',
    'draw.ts',
    "import { ink } from './ink';\nimport 'paper';\nexport const draw = () => ink + 1;",
  ],
  ['code that it imports', 'ink.ts', "export const ink = 'red';"],
  ['the version of a package', 'node_modules/paper/package.json', '{ "version": "1.0.1" }'],
])('runs the step again after a change in %s', async (_, file, content) => {
  await runsStep('One');
  write(file, content);
  expect(await runsStep('One')).toBe(true);
});

test('finds packages in a parent folder, for a worktree inside the site', async () => {
  const worktree = path.join(site, 'worktree');
  write('worktree/draw.ts', "import 'paper';\nexport const draw = () => 1;");
  const open = () => openFileCache(worktree, 'drawings', 'draw.ts');
  await (await open()).get('One', async () => Buffer.from('first'));
  write('node_modules/paper/package.json', '{ "version": "1.0.1" }');
  const again = await (await open()).get('One', async () => Buffer.from('second'));
  expect(Buffer.from(again).toString()).toBe('second');
});

test('ignores changed comments', async () => {
  await runsStep('One');
  write('ink.ts', "// Blue is the color of the brand.\nexport const ink = 'blue';");
  expect(await runsStep('One')).toBe(false);
});

test('caches nothing if the step fails', async () => {
  const cache = await openFileCache(site, 'drawings', 'draw.ts');
  await expect(cache.get('One', () => Promise.reject(new Error('No ink.')))).rejects.toThrow('No ink.');
  expect(await runsStep('One')).toBe(true);
});

test('deletes results that have not been used for 30 days', async () => {
  await runsStep('One');
  await runsStep('Two');
  const folder = path.join(site, 'node_modules/.cache/site/drawings');
  const [first = ''] = readdirSync(folder);
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  utimesSync(path.join(folder, first), longAgo, longAgo);
  await openFileCache(site, 'drawings', 'draw.ts');
  expect(readdirSync(folder)).toHaveLength(1);
});
