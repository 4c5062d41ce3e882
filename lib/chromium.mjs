import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser that the tests and pictures use: `CHROMIUM` in the environment, else one on the machine.
 * @returns {string | undefined} path of the program; undefined when the machine has none
 */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const directories = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = directories.flatMap((directory) => COMMANDS.map((command) => path.join(directory, command)));
  return [...candidates, ...FIXED_PLACES].find((candidate) => existsSync(candidate));
}

/** @param {string} command @param {string[]} commandArguments */
function run(command, commandArguments) {
  console.log(`> ${command} ${commandArguments.join(' ')}`);
  return spawnSync(command, commandArguments, { stdio: 'inherit' }).status === 0;
}

function canInstallPackages() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

/**
 * Makes sure that there is a browser: the machine's own, else Debian's package where that is possible, else
 * Playwright's download, which Playwright then finds by itself.
 * @throws {Error} when none of the three is to be had
 */
export function ensureChromium() {
  if (findChromium()) return;
  if (canInstallPackages() && run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium'])) return;
  if (run('npx', ['playwright', 'install', 'chromium'])) return;
  throw new Error('The tests need a Chromium. Install one, or name its program in the CHROMIUM environment variable.');
}
