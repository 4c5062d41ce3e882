/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureChromium, findChromium } from '../../../lib/chromium.mjs';
import { testFolder } from '../../support/testFolder';

const machine = testFolder();
const PACKAGE = machine.at('bin/chromium');
const DOWNLOAD = machine.at('cache/chrome');

jest.mock('@playwright/test', () => ({ chromium: { executablePath: jest.fn(() => '') } }));
jest.mock('node:child_process', () => ({ spawnSync: jest.fn() }));

/** A machine on which these commands succeed, and write a file. @returns the commands that are run */
function machineWith(commands: Record<string, string>, isRoot: boolean): string[] {
  const run: string[] = [];
  jest.spyOn(process, 'getuid').mockReturnValue(isRoot ? 0 : 1000);
  jest.mocked(spawnSync).mockImplementation(((command: string, given: readonly string[]) => {
    const name = [command.replace(process.execPath, 'node'), ...given].join(' ');
    run.push(name);
    const writes = commands[name];
    if (writes) machine.write(writes, '');
    return { status: writes === undefined ? 1 : 0 };
  }) as unknown as typeof spawnSync);
  return run;
}

const APT = {
  'apt-get --version': '',
  'apt-get update': '',
  'apt-get install -y chromium': 'bin/chromium',
};
const INSTALL = 'node node_modules/@playwright/test/cli.js install chromium';

const environment = { ...process.env };
beforeEach(() => {
  process.env = { ...environment, PATH: machine.at('bin') };
  delete process.env.CHROMIUM;
  for (const folder of ['bin', 'cache']) rmSync(machine.at(folder), { recursive: true, force: true });
  mkdirSync(machine.at('bin'));
  jest.mocked(chromium.executablePath).mockReturnValue(DOWNLOAD);
  jest.spyOn(console, 'log').mockImplementation();
});
afterAll(() => {
  process.env = environment;
});

test('finds the browser that CHROMIUM names, one in the path, or else the one that Playwright has downloaded', () => {
  machineWith({}, false);
  expect(findChromium()).toBeUndefined();
  machine.write('cache/chrome', '');
  expect(findChromium()).toBe(DOWNLOAD);
  machine.write('bin/chromium', '');
  expect(findChromium()).toBe(PACKAGE);
  process.env.CHROMIUM = '/opt/browser';
  expect(findChromium()).toBe('/opt/browser');
});

test.each([
  ['nothing is installed where there is a browser', 'bin/chromium', {}, true, []],
  ['root installs the package of the distribution', '', APT, true, Object.keys(APT)],
  ['anybody else downloads Playwright’s', '', { ...APT, [INSTALL]: 'cache/chrome' }, false, [INSTALL]],
  ['so does root without apt-get', '', { [INSTALL]: 'cache/chrome' }, true, ['apt-get --version', INSTALL]],
])('%s', (_, installed, commands, isRoot, expected) => {
  if (installed) machine.write(installed, '');
  const run = machineWith(commands, isRoot);
  ensureChromium();
  expect(run).toEqual(expected);
  expect(findChromium()).toBeDefined();
});

test('says what to do where neither is possible', () => {
  machineWith({}, false);
  expect(ensureChromium).toThrow(/sudo apt-get install chromium.*playwright install.*CHROMIUM/s);
});
