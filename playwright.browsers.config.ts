import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** `npm run test:browsers`: the tests marked `@engines`, in Firefox and WebKit. */
export default defineConfig({
  ...config,
  globalSetup: './tests/support/requireEngines.ts',
  projects: [
    ...(config.projects ?? []).filter(({ name }) => name === 'configured build'),
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      grep: /@engines/,
      testIgnore: '**/preview/**',
      use: { browserName, launchOptions: {} },
      dependencies: ['configured build'],
    })),
  ],
});
