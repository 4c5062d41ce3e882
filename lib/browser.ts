import { findChromium } from './chromium.mjs';

/**
 * How Chromium is started for tests and pictures: the machine's own program where there is one (undefined lets
 * Playwright use its download), without the background requests that would only fail on a closed network.
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
