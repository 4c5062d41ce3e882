/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFileCache } from '../../../lib/cache/fileCache';

let site = '';

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), content);
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'file-cache-'));
  write('draw.ts', "import { ink } from './ink';\nimport 'paper';\nexport const draw = () => ink;");
  write('ink.ts', "export const ink = 'blue';");
  write('node_modules/paper/package.json', '{ "version": "1.0.0" }');
});

afterEach(() => rmSync(site, { recursive: true }));

/** Whether the step has to run again for this input. */
async function isMadeAnew(input: unknown): Promise<boolean> {
  let made = false;
  const cache = await openFileCache(site, 'drawings', 'draw.ts');
  const result = await cache.get(input, async () => {
    made = true;
    return Buffer.from(JSON.stringify(input));
  });
  expect(Buffer.from(result).toString()).toBe(JSON.stringify(input));
  return made;
}

test('keeps a result for the same input, and only for it', async () => {
  expect(await isMadeAnew({ title: 'One' })).toBe(true);
  expect(await isMadeAnew({ title: 'One' })).toBe(false);
  expect(await isMadeAnew({ title: 'Two' })).toBe(true);
  expect(await isMadeAnew({ title: 'One' })).toBe(false);
});

test.each([
  [
    'the code of the step',
    'draw.ts',
    "import { ink } from './ink';\nimport 'paper';\nexport const draw = () => ink + 1;",
  ],
  ['code that it imports', 'ink.ts', "export const ink = 'red';"],
  ['the version of a package', 'node_modules/paper/package.json', '{ "version": "1.0.1" }'],
])('makes results anew after a change in %s', async (_, file, content) => {
  await isMadeAnew('One');
  write(file, content);
  expect(await isMadeAnew('One')).toBe(true);
});

test('finds packages in a folder further up, as a worktree inside the site has them', async () => {
  const worktree = path.join(site, 'worktree');
  write('worktree/draw.ts', "import 'paper';\nexport const draw = () => 1;");
  const open = () => openFileCache(worktree, 'drawings', 'draw.ts');
  await (await open()).get('One', async () => Buffer.from('first'));
  write('node_modules/paper/package.json', '{ "version": "1.0.1" }');
  const again = await (await open()).get('One', async () => Buffer.from('second'));
  expect(Buffer.from(again).toString()).toBe('second');
});

test('a comment changes nothing', async () => {
  await isMadeAnew('One');
  write('ink.ts', "// Blue is the colour of the brand.\nexport const ink = 'blue';");
  expect(await isMadeAnew('One')).toBe(false);
});

test('keeps nothing of a step that failed', async () => {
  const cache = await openFileCache(site, 'drawings', 'draw.ts');
  await expect(cache.get('One', () => Promise.reject(new Error('No ink.')))).rejects.toThrow('No ink.');
  expect(await isMadeAnew('One')).toBe(true);
});

test('deletes what no build has asked for in 30 days', async () => {
  await isMadeAnew('One');
  await isMadeAnew('Two');
  const folder = path.join(site, 'node_modules/.cache/site/drawings');
  const [first = ''] = readdirSync(folder);
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  utimesSync(path.join(folder, first), longAgo, longAgo);
  await openFileCache(site, 'drawings', 'draw.ts');
  expect(readdirSync(folder)).toHaveLength(1);
});
