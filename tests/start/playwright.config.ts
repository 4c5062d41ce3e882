/** `npm run test:start`: tests what `npm start` starts. The first start compiles the whole site, so it is not part of `npm test`. */
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../lib/chromium.mjs';

const port = process.env.TEST_PORT ?? '4173';
const origin = `http://localhost:${port}`;

export default defineConfig({
  timeout: 90_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  outputDir: '../../test-results/files',
  use: { baseURL: origin, launchOptions: chromiumLaunch },
  webServer: {
    command: `node tools/setup/start.mjs --port ${port} --no-open`,
    cwd: path.resolve('.'),
    url: origin,
    timeout: 180_000,
  },
});
