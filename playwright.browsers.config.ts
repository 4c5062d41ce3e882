import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** `npm run test:browsers`: what a visitor does, in three engines. */
export default defineConfig<object, { engine: string }>({
  testDir: 'tests/browsers',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: availableParallelism(),
  // WebDriver takes its time where several browsers share two cores.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  projects: [
    { name: 'configured build', testDir: 'tests/browser/configured', testMatch: '*.setup.ts' },
    ...['chromium', 'firefox', 'webkit'].map((engine) => ({
      name: engine,
      use: { engine },
      dependencies: ['configured build'],
    })),
  ],
});
