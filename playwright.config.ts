import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './lib/chromium.mjs';
import { originOf, serveBuilds } from './tests/support/builds';
import { refusedAnalytics } from './tests/support/standIns';

// With `--project`, only what that project needs is built.
const projects = [...process.argv.join(' ').matchAll(/--project[= ](\S+)/g)].map(([, name = '']) => name);

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // No test depends on how long something takes. A busy machine takes four times as long as an idle one.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // One more than there are processors, because some tests wait.
  workers: availableParallelism() + 1,
  retries: 1,
  failOnFlakyTests: true,
  // If the server breaks, every later test would fail after minutes. The first failures say why.
  maxFailures: process.env.CI ? 5 : 0,
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    // CI keeps it with the traces; `docs/testing.md` says how to read one.
    ['html', { open: 'never', outputFolder: 'test-results/report' }],
  ],
  reportSlowTests: { max: 10, threshold: 30_000 },
  outputDir: 'test-results/files',
  use: {
    launchOptions: chromiumLaunch,
    // A trace costs more time than most tests, so only the second try of a failed one has one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Nothing can be measured while it moves. Tests of motion set this to `no-preference`.
    reducedMotion: 'reduce',
  },
  projects: [
    {
      name: 'site',
      testIgnore: '**/preview/**',
      // Only the tests of consent need the question, so everywhere else it has been answered.
      use: { baseURL: originOf('site'), storageState: { cookies: [refusedAnalytics], origins: [] } },
    },
    { name: 'preview', testMatch: '**/preview/**', use: { baseURL: originOf('preview') } },
  ],
  webServer: serveBuilds(projects),
});
