import { findChromium } from './chromium.mjs';

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
