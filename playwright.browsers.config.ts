import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import { serveBuilds } from './tests/support/builds';

/** `npm run test:browsers`: the tests tagged `@engines`, in Firefox and WebKit. */
export default defineConfig({
  ...config,
  projects: (config.projects ?? [])
    .filter(({ name }) => name === 'site')
    .flatMap(({ use, ...site }) =>
      (['firefox', 'webkit'] as const).map((browserName) => ({
        ...site,
        name: browserName,
        grep: /@engines/,
        use: { ...use, browserName, launchOptions: {} },
      })),
    ),
  webServer: serveBuilds(['site']),
});
