/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { ensureDependencies } from '../../../tools/setup/dependencies.mjs';
import { testFolder } from '../../support/testFolder';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn() }));

const npm = jest.mocked(spawnSync);
const home = process.cwd();
const { folder, write } = testFolder({ 'node_modules/a': '', 'package-lock.json': '{}' });

afterAll(() => process.chdir(home));

it('installs once for each lockfile, and again after a failure', () => {
  process.chdir(folder);
  jest.spyOn(console, 'log').mockImplementation();

  npm.mockReturnValue({ status: 1 } as never);
  expect(ensureDependencies).toThrow('npm ci failed');
  npm.mockReturnValue({ status: 0 } as never);
  ensureDependencies();
  ensureDependencies();
  expect(npm).toHaveBeenCalledTimes(2);
  expect(npm).toHaveBeenLastCalledWith('npm', expect.arrayContaining(['ci']), expect.anything());

  write('package-lock.json', '{"lockfileVersion":3}');
  ensureDependencies();
  expect(npm).toHaveBeenCalledTimes(3);
});
