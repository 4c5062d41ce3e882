/** The first part of `npm run test:browsers`: installs the browsers that are missing, from Debian or from Playwright. */
import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { canInstallPackages, ensureChromium, run } from '../../lib/chromium.mjs';

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
