import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds the browser for tests and screenshots: `CHROMIUM` from the environment, otherwise an installed one, otherwise Playwright's download.
 * @returns {string | undefined} path of the executable; undefined if there is none
 */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const directories = (process.env.PATH ?? '').split(path.delimiter);
  const commands = directories.flatMap((directory) => COMMANDS.map((command) => path.join(directory, command)));
  return [...commands, ...MAC_PATHS, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * Runs a command and returns whether it succeeded.
 * @param {string} command
 * @param {string[]} commandArguments
 */
function run(command, ...commandArguments) {
  console.log(`> ${command} ${commandArguments.join(' ')}`);
  return spawnSync(command, commandArguments, { stdio: 'inherit' }).status === 0;
}

/**
 * Makes sure that there is a browser for the tests. If there is none, it installs Debian's package, which needs root, or else downloads
 * Playwright's Chromium into the user's cache.
 * @throws {Error} that says what to do, if none can be installed
 */
export function ensureChromium() {
  if (findChromium()) return;
  if (process.getuid?.() === 0 && run('apt-get', 'update')) run('apt-get', 'install', '-y', 'chromium');
  if (!findChromium()) run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
  if (findChromium()) return;
  throw new Error(`The tests need Chromium, and it could not be installed. Do one of these:
- Install it: "sudo apt-get install chromium" on Debian, otherwise Google Chrome or Chromium from its website.
- Download Playwright's, where the network allows it: "npx playwright install --with-deps chromium".
- Set the environment variable CHROMIUM to the path of an executable.`);
}

/** Options for starting Chromium. They turn off background requests, which would fail on a closed network. */
export const chromiumLaunch = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
