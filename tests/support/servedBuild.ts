import { test as base } from '@playwright/test';
import { serveOnFreePort } from '../../tools/hosting/staticHost';

/** Returns a `test` for another build than `build/`: every worker serves it on a free port. */
export function servedBuild(directory: string) {
  return base.extend<object, { servedOrigin: string }>({
    servedOrigin: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
      async ({}, use) => {
        const host = await serveOnFreePort(directory);
        await use(host.origin);
        host.close();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ servedOrigin }, use) => use(servedOrigin),
  });
}
