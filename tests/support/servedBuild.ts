import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import { createStaticHost } from '../../tools/hosting/staticHost';

/** Returns a `test` for another build than `build/`: every worker serves it on a free port. */
export function servedBuild(directory: string) {
  return base.extend<object, { servedOrigin: string }>({
    servedOrigin: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
      async ({}, use) => {
        const server = createStaticHost(directory).listen(0, '127.0.0.1');
        await once(server, 'listening');
        await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
        server.close();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ servedOrigin }, use) => use(servedOrigin),
  });
}
