import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import config from './playwright.config';

const [, only] = /--project[= ](firefox|webkit)/.exec(process.argv.join(' ')) ?? [];
const missing = [firefox, webkit]
  .filter((engine) => !existsSync(engine.executablePath()))
  .map((engine) => engine.name());
if (only ? missing.includes(only) : missing.length > 0) {
  console.error(`Not installed: ${missing.join(', ')}. Run "npx playwright install --with-deps firefox webkit".`);
  process.exit(1);
}

/** `npm run test:browsers`: the tests marked `@engines`, in Firefox and WebKit. */
export default defineConfig({
  ...config,
  projects: [
    ...(config.projects ?? []).filter(({ name }) => name === 'configured build'),
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      grep: /@engines/,
      testIgnore: ['**/desk/**', '**/preview/**'],
      use: { browserName, launchOptions: {} },
      dependencies: ['configured build'],
    })),
  ],
});
