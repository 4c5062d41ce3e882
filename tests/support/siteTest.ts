import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import { createStaticHost } from '../../src/tooling/staticHost';

/** Playwright's `test` for a build of its own: every worker serves it on a free port. */
export function siteTest(directory: string) {
  return base.extend<object, { ownOrigin: string }>({
    ownOrigin: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern that nothing is needed
      async ({}, use) => {
        const server = createStaticHost(directory).listen(0, '127.0.0.1');
        await once(server, 'listening');
        await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
        server.close();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ ownOrigin }, use) => use(ownOrigin),
  });
}
