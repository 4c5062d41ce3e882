/** @jest-environment node */
import { openFileCache } from '../../../lib/fileCache';
import { testDirectory } from '../../support/testDirectory';

const { directory: site, write } = testDirectory({
  'package-lock.json': '{}',
  'draw.ts': 'the step',
  'ink/blue.ts': 'what it imports',
});

/** Returns whether the step had to run for this input. */
async function runsStep(input: unknown): Promise<boolean> {
  const step = jest.fn(async () => Buffer.from(JSON.stringify(input)));
  const cache = await openFileCache(site, 'drawings', ['draw.ts', 'ink']);
  expect(String(await cache.get(input, step))).toBe(JSON.stringify(input));
  return step.mock.calls.length > 0;
}

test('caches results by input', async () => {
  const inputs = ['One', 'One', { title: 'Two' }, 'One'];
  const runs: boolean[] = [];
  for (const input of inputs) runs.push(await runsStep(input));
  expect(runs).toEqual([true, false, true, false]);
});

test.each([
  ['the code of the step', 'draw.ts'],
  ['a folder that it imports from', 'ink/blue.ts'],
  ['the installed packages', 'package-lock.json'],
])('runs the step again after a change in %s', async (_, file) => {
  await runsStep('One');
  write(file, 'changed');
  expect([await runsStep('One'), await runsStep('One')]).toEqual([true, false]);
});
