import type { BrowserContext } from '@playwright/test';

const GOOGLE_SCRIPT = `
for (const name of ["_ga", "_ga_TEST123456", "_gid", "_gat"]) document.cookie = name + "=1; Path=/";
fetch("https://region1.google-analytics.com/g/collect", { method: "POST" });`;

/** Answers every request to another server. Google's script sets its cookies and reports, as the real one does. */
export async function replaceThirdParties(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      requests.push(origin + pathname);
      await route.fulfill({
        contentType: 'text/javascript',
        body: pathname === '/gtag/js' ? GOOGLE_SCRIPT : '',
        headers: { 'access-control-allow-origin': '*' },
      });
    },
  );
  return requests;
}
