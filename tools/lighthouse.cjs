/**
 * Settings of Lighthouse CI (https://googlechrome.github.io/lighthouse-ci/docs/configuration.html): `npm run lighthouse` loads
 * every page of `build/` that search engines list three times, as a simulated slow phone. The best run of
 * a page counts, because other work on the machine can only make a page slower.
 */
const { readFileSync } = require('node:fs');

const sitemap = readFileSync('build/sitemap.xml', 'utf8');
const routes = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, route]) => route);

const atLeast = (/** @type {number} */ minScore) => ['error', { minScore }];
const atMost = (/** @type {number} */ maxNumericValue) => ['error', { maxNumericValue }];

module.exports = {
  ci: {
    collect: {
      startServerCommand: 'npm run serve',
      startServerReadyPattern: 'Serving',
      url: routes.map((route) => `http://localhost:3000${route}`),
      numberOfRuns: 3,
      settings: { chromeFlags: '--headless=new --no-sandbox' },
    },
    assert: {
      // Milliseconds, bytes and requests. Script includes React and the forms; `tests/build/budgets.test.ts` limits other pages.
      assertions: {
        'categories:performance': atLeast(0.95),
        'categories:accessibility': atLeast(1),
        'categories:best-practices': atLeast(1),
        'categories:seo': atLeast(1),
        'largest-contentful-paint': atMost(1800),
        'total-blocking-time': atMost(150),
        'cumulative-layout-shift': atMost(0.01),
        'resource-summary:script:size': atMost(105_000),
        'resource-summary:font:size': atMost(30_000),
        'resource-summary:third-party:count': atMost(0),
      },
    },
  },
};
