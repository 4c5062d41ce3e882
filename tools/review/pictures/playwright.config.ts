import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../../lib/chromium.mjs';
import { REVIEW_DIRECTORY } from '../builds';

const directory = path.resolve(__dirname, '../../..', REVIEW_DIRECTORY);

/** `npm run review:pictures`: Playwright's own report shows the pages that look different, before and after. */
export default defineConfig({
  testDir: __dirname,
  testMatch: 'pictures.spec.ts',
  fullyParallel: true,
  workers: availableParallelism(),
  timeout: 120_000,
  outputDir: path.join(directory, 'results'),
  snapshotPathTemplate: path.join(directory, 'snapshots/{arg}{ext}'),
  updateSnapshots: 'none',
  // The same browser on the same machine renders a page identically, so even a slight difference in color counts.
  expect: { timeout: 60_000, toHaveScreenshot: { animations: 'disabled', threshold: 0.02 } },
  reporter: [['dot'], ['html', { outputFolder: path.join(directory, 'pictures'), open: 'never' }]],
  use: { launchOptions: chromiumLaunch, reducedMotion: 'reduce', bypassCSP: true },
});
