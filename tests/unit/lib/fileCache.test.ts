/** @jest-environment node */
import { rmSync } from 'node:fs';
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

test('caches nothing if the step fails', async () => {
  const cache = await openFileCache(site, 'drawings', 'draw.ts');
  await expect(cache.get('One', () => Promise.reject(new Error('No ink.')))).rejects.toThrow('No ink.');
  expect(await runsStep('One')).toBe(true);
});
