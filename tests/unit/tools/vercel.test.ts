/** @jest-environment node */
import { existsSync } from 'node:fs';
import { headerRules } from '../../../plugins/site-files/headers';
import { emitVercel } from '../../../tools/hosting/vercel/emitVercel';
import { outputConfig } from '../../../tools/hosting/vercel/outputConfig';
import { testFolder } from '../../support/testFolder';

const files = ['index.html', 'about.html', 'auth/callback.html', '404.html', 'assets/js/main.1.js'];
const { routes } = outputConfig(
  headerRules({ preview: false }),
  [{ from: '/old-page', to: '/contact#contact-form' }],
  files,
);

/** Status and target of the first redirect before the file system. */
function redirectOf(path: string): [number, string] | null {
  for (const route of routes) {
    if ('handle' in route) return null;
    const match = new RegExp(route.src).exec(path);
    if (match && 'status' in route && 'headers' in route) {
      return [route.status, (route.headers.Location ?? '').replace('$1', match[1] ?? '')];
    }
  }
  return null;
}

it.each([
  ['/about/', [308, '/about']],
  ['/about.html', [308, '/about']],
  ['/auth/callback/', [308, '/auth/callback']],
  ['/index.html', [308, '/']],
  ['/old-page', [301, '/contact#contact-form']],
  ['/old-page/', [301, '/contact#contact-form']],
  ['/about', null],
  ['/', null],
  ['//evil.example/', null],
  ['/\\evil.example/', null],
])('%s: %j', (path, expected) => {
  expect(redirectOf(path)).toEqual(expected);
});

it('sends the common headers everywhere, and marks only existing files as immutable', () => {
  expect(routes[0]).toMatchObject({ src: '^/.*$', continue: true, headers: { 'X-Content-Type-Options': 'nosniff' } });
  const hit = routes.findIndex((route) => 'handle' in route && route.handle === 'hit');
  const immutable = routes.findIndex(
    (route) => 'headers' in route && route.headers['Cache-Control']?.includes('immutable'),
  );
  expect(hit).toBeGreaterThan(0);
  expect(immutable).toBeGreaterThan(hit);
  expect(routes).toContainEqual({ src: '^/.*$', dest: '/404.html', status: 404 });
});

const { at, read } = testFolder({
  'build/index.html': '',
  'build/auth/callback.html': '',
  'build/_headers': '',
  'output/static/old.html': '',
});

it('writes the published files and the configuration, and deletes earlier output', async () => {
  await emitVercel(at('build'), at('output'));
  const written = (file: string) => existsSync(at(`output/static/${file}`));
  expect(['auth/callback.html', '_headers', 'old.html'].map(written)).toEqual([true, false, false]);
  const config = JSON.parse(read('output/config.json'));
  expect(config.overrides).toEqual({ 'index.html': { path: '' }, 'auth/callback.html': { path: 'auth/callback' } });
});
