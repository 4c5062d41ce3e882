import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './lib/browser';

const PORT = Number(process.env.TEST_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: chromiumLaunch,
  },
  projects: [
    { name: 'site', testIgnore: ['**/configured/**', '**/preview/**'] },
    // The site as it is with analytics and a sign-in service: a build of its own, made when one of its tests runs.
    { name: 'configured build', testMatch: '**/configured/*.setup.ts' },
    { name: 'configured', testMatch: '**/configured/**/*.test.ts', dependencies: ['configured build'] },
    // The site as a reviewer of a pull request meets it, with its handbook, in a build of its own too.
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
