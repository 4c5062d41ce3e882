/** `npm run test:browsers`: installs the browsers that are missing, from Debian or from Playwright, and runs `tests/browsers/`. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { answerHelp } from '../../lib/arguments.mjs';
import { canInstallPackages, ensureChromium, run } from '../../lib/chromium.mjs';

answerHelp(`npm run test:browsers [-- --project=webkit -g drawer]

Runs tests/browsers/ over build/ in Chromium, Firefox and WebKit. Takes Playwright's options.`);

if (!existsSync('build')) {
  console.error('There is no build. Run "npm run build" first.');
  process.exit(1);
}
ensureChromium();
const debian = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];
const isInstalled =
  debian.every((file) => existsSync(file)) ||
  [firefox, webkit].every((browser) => existsSync(browser.executablePath()));
const installDebian = () =>
  canInstallPackages() &&
  run('apt-get', ['update']) &&
  run('apt-get', ['install', '-y', 'firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth']);
if (!isInstalled && !installDebian() && !run('npx', ['playwright', 'install', '--with-deps', 'firefox', 'webkit'])) {
  console.error('The tests need Firefox and WebKit. Install them with "npx playwright install firefox webkit".');
  process.exit(1);
}
// Debian's WebKit needs a screen; nobody sees this one.
const screen = debian.every((file) => existsSync(file))
  ? ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 2000x1600x24']
  : [];
const [program = '', ...rest] = [
  ...screen,
  'npx',
  'playwright',
  'test',
  '--config=playwright.browsers.config.ts',
  ...process.argv.slice(2),
];
process.exitCode = spawnSync(program, rest, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
