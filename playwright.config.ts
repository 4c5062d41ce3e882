import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './lib/chromium.mjs';

const PORT = Number(process.env.TEST_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Timings never decide a test. A busy machine takes four times as long as a quiet one.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: availableParallelism(),
  retries: 1,
  failOnFlakyTests: true,
  // A broken server fails every test after it, each for minutes. The first failures say why.
  maxFailures: process.env.CI ? 5 : 0,
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    // CI keeps it with the traces; `docs/testing.md` says how to read one.
    ['html', { open: 'never', outputFolder: 'test-results/report' }],
  ],
  reportSlowTests: { max: 10, threshold: 30_000 },
  outputDir: 'test-results/files',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: chromiumLaunch,
    // A trace costs more time than most tests, so only the second try of a failed one has one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // What moves cannot be measured. Tests of motion ask for it.
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'site', testIgnore: ['**/configured/**', '**/preview/**'] },
    // The site with analytics and a sign-in service, in a separate build, which is made only when one of its tests runs.
    { name: 'configured build', testMatch: '**/configured/*.setup.ts' },
    { name: 'configured', testMatch: '**/configured/**/*.test.ts', dependencies: ['configured build'] },
    // The site as a reviewer of a pull request sees it, with its handbook, in a separate build.
    { name: 'preview build', testMatch: '**/preview/*.setup.ts' },
    { name: 'preview', testMatch: '**/preview/**/*.test.ts', dependencies: ['preview build'] },
  ],
  webServer: {
    command: 'npm run --silent serve',
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: false,
  },
});
