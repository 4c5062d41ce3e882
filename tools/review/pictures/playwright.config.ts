import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../../lib/chromium.mjs';
import { readPlan } from './plan';

const { side, origin, snapshots, folder } = readPlan();

/** `npm run review` writes the pictures of the base, and compares those of the head with them. */
export default defineConfig({
  testDir: __dirname,
  testMatch: 'pages.spec.ts',
  fullyParallel: true,
  workers: availableParallelism(),
  timeout: 120_000,
  // Without a picture of the base, the page would be reported as different.
  retries: side === 'base' ? 2 : 0,
  outputDir: path.join(folder, side),
  snapshotPathTemplate: path.join(snapshots, '{arg}{ext}'),
  updateSnapshots: side === 'base' ? 'all' : 'none',
  // One browser on one machine draws the same page the same way, so a slight difference of a color counts.
  expect: { timeout: 60_000, toHaveScreenshot: { animations: 'disabled', threshold: 0.02 } },
  reporter: [
    ['json', { outputFile: path.join(folder, `${side}.json`) }],
    ['html', { outputFolder: path.join(folder, `${side}-html`), open: 'never' }],
  ],
  use: { baseURL: origin, launchOptions: chromiumLaunch },
});
