/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureDependencies } from '../../../tools/setup/dependencies.mjs';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn() }));

const npm = jest.mocked(spawnSync);
const home = process.cwd();
const directory = mkdtempSync(path.join(tmpdir(), 'dependencies-'));

afterAll(() => {
  process.chdir(home);
  rmSync(directory, { recursive: true });
});

it('installs once for each lockfile, and again after a failure', () => {
  process.chdir(directory);
  mkdirSync('node_modules');
  writeFileSync('package-lock.json', '{}');
  jest.spyOn(console, 'log').mockImplementation();

  npm.mockReturnValue({ status: 1 } as never);
  expect(ensureDependencies).toThrow('npm ci failed');
  npm.mockReturnValue({ status: 0 } as never);
  ensureDependencies();
  ensureDependencies();
  expect(npm).toHaveBeenCalledTimes(2);
  expect(npm).toHaveBeenLastCalledWith('npm', expect.arrayContaining(['ci']), expect.anything());

  writeFileSync('package-lock.json', '{"lockfileVersion":3}');
  ensureDependencies();
  expect(npm).toHaveBeenCalledTimes(3);
});
