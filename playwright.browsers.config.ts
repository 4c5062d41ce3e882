import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { exitWithUsage } from './lib/arguments.mjs';
import config from './playwright.config';
import { serveBuilds } from './tests/support/builds';

const [, only] = /--project[= ](\w+)/.exec(process.argv.join(' ')) ?? [];
const needed = process.argv.includes('test')
  ? [firefox, webkit].filter((engine) => !only || engine.name() === only)
  : [];
/** The engines that this run needs and that are not installed; empty while another tool reads this file. */
const missing = needed.filter((engine) => !existsSync(engine.executablePath()));
if (missing.length > 0)
  exitWithUsage(
    `Not installed: Playwright's ${missing.map((engine) => engine.name()).join(' and ')}. ` +
      'Run "npx playwright install --with-deps firefox webkit", as root and where cdn.playwright.dev can be reached.',
    'npm run test:browsers [-- --project=firefox]',
  );

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
