/** @jest-environment node */
import { rmSync } from 'node:fs';
import { openFileCache } from '../../../lib/fileCache';
import { testFolder } from '../../support/testFolder';

const { folder: site, at, write } = testFolder();

beforeEach(() => {
  rmSync(at('node_modules'), { recursive: true, force: true });
  write('package-lock.json', '{}');
  write('draw.ts', 'the step');
  write('ink/blue.ts', 'what it imports');
});

/** Returns whether the step had to run for this input. */
async function runsStep(input: unknown): Promise<boolean> {
  let hasRun = false;
  const cache = await openFileCache(site, 'drawings', ['draw.ts', 'ink']);
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
  ['the code of the step', 'draw.ts'],
  ['a folder that it imports from', 'ink/blue.ts'],
  ['the installed packages', 'package-lock.json'],
])('runs the step again after a change in %s', async (_, file) => {
  await runsStep('One');
  write(file, 'changed');
  expect(await runsStep('One')).toBe(true);
});
