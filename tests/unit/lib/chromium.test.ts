/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureChromium, findChromium } from '../../../lib/chromium.mjs';
import { testDirectory } from '../../support/testDirectory';

jest.mock('@playwright/test', () => ({ chromium: { executablePath: jest.fn(() => '') } }));
jest.mock('node:child_process', () => ({ spawnSync: jest.fn() }));

const machine = testDirectory();
const APT = ['apt-get update', 'apt-get install -y chromium'];
const DOWNLOAD = 'node node_modules/@playwright/test/cli.js install chromium';
/** What the commands that install a browser write. */
const WRITES: Record<string, string> = { [APT[1] ?? '']: 'bin/chromium', [DOWNLOAD]: 'cache/chrome' };

/** A machine on which only these commands succeed. @returns the commands that are run */
function machineWith(commands: readonly string[], isRoot: boolean): string[] {
  const run: string[] = [];
  jest.spyOn(process, 'getuid').mockReturnValue(isRoot ? 0 : 1000);
  jest.mocked(spawnSync).mockImplementation(((command: string, given: readonly string[]) => {
    const name = [command.replace(process.execPath, 'node'), ...given].join(' ');
    run.push(name);
    const isPossible = commands.includes(name);
    if (isPossible && WRITES[name]) machine.write(WRITES[name], '');
    return { status: isPossible ? 0 : 1 };
  }) as unknown as typeof spawnSync);
  return run;
}

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, PATH: machine.at('bin'), CHROMIUM: '' });
  for (const directory of ['bin', 'cache']) rmSync(machine.at(directory), { recursive: true, force: true });
  jest.mocked(chromium.executablePath).mockReturnValue(machine.at('cache/chrome'));
  jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('finds the browser that CHROMIUM names, one in the path, or else the one that Playwright has downloaded', () => {
  expect(findChromium()).toBeUndefined();
  machine.write('cache/chrome', '');
  expect(findChromium()).toBe(machine.at('cache/chrome'));
  machine.write('bin/chromium', '');
  expect(findChromium()).toBe(machine.at('bin/chromium'));
  process.env.CHROMIUM = '/opt/browser';
  expect(findChromium()).toBe('/opt/browser');
});

test.each([
  ['root installs the package of the distribution', APT, true, APT],
  ['anybody else downloads Playwright’s', [...APT, DOWNLOAD], false, [DOWNLOAD]],
  ['so does root without apt-get', [DOWNLOAD], true, [APT[0], DOWNLOAD]],
])('%s', (_, commands, isRoot, expected) => {
  const run = machineWith(commands, isRoot);
  ensureChromium();
  expect(run).toEqual(expected);
  ensureChromium();
  expect(run).toEqual(expected);
});
