import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import { createStaticHost } from '../../../src/tooling/staticHost';

/** Where `build.setup.ts` puts the configured site. */
export const CONFIGURED_BUILD = 'build-configured';

/** Tests of the configured site: every worker serves it on a free port. */
export const test = base.extend<object, { configuredOrigin: string }>({
  configuredOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern that nothing is needed
    async ({}, use) => {
      const server = createStaticHost(CONFIGURED_BUILD).listen(0, '127.0.0.1');
      await once(server, 'listening');
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ configuredOrigin }, use) => use(configuredOrigin),
});
