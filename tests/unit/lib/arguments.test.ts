/** @jest-environment node */
import { spawnSync } from 'node:child_process';

it('ends a command with the mistake in the facts that it could not load, without a stack', () => {
  const mistake = "Object.assign(new Error('src/site/a.yaml:3  A mistake.'), { name: 'InvalidFacts' })";
  const command = `import('./lib/arguments.mjs').then(() => { throw ${mistake}; })`;
  const { status, stderr } = spawnSync(process.execPath, ['--eval', command], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'src/site/a.yaml:3  A mistake.\n']);
});
