import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds the browser for tests and screenshots: `CHROMIUM` from the environment, otherwise an installed one.
 * @returns {string | undefined} path of the executable; undefined if no browser is installed
 */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const directories = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = directories.flatMap((directory) => COMMANDS.map((command) => path.join(directory, command)));
  return [...candidates, ...MAC_PATHS].find((candidate) => existsSync(candidate));
}

/**
 * Runs a command and returns whether it succeeded.
 * @param {string} command
 * @param {string[]} commandArguments
 */
function run(command, commandArguments) {
  console.log(`> ${command} ${commandArguments.join(' ')}`);
  return spawnSync(command, commandArguments, { stdio: 'inherit' }).status === 0;
}

/** Returns whether Debian's packages can be installed. */
function canInstallPackages() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

/**
 * Makes sure that a browser is installed. If there is none, installs Debian's package, or if that is not possible,
 * Playwright's download, which Playwright finds by itself.
 * @throws {Error} if neither can be installed
 */
export function ensureChromium() {
  if (findChromium()) return;
  if (canInstallPackages() && run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium'])) return;
  if (run('npx', ['playwright', 'install', 'chromium'])) return;
  throw new Error(
    'The tests need Chromium. Install it, or set the CHROMIUM environment variable to the path of its executable.',
  );
}

/**
 * Options for starting Chromium for tests and screenshots. They prefer an installed browser (with undefined, Playwright
 * uses its own download) and turn off background requests, which would fail on a closed network.
 */
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
