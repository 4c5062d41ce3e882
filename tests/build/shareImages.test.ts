import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { origin } from '../../src/facts/company';
import { builtPage, routesWith, sitemapRoutes } from '../support/builtPages';

/** Bytes. Messengers ignore large images. A drawing in four colors is well below this limit. */
const MAX_BYTES = 60_000;

const meta = (route: string, key: string) =>
  builtPage(route).$(`meta[property="${key}"], meta[name="${key}"]`).attr('content') ?? '';

function fileOf(address: string): string {
  expect(address.startsWith(`${origin}/`)).toBe(true);
  return path.join('build', address.slice(origin.length));
}

it.each(sitemapRoutes())('%s declares its sharing image, which has the declared size', (route) => {
  const address = meta(route, 'og:image');
  expect(meta(route, 'twitter:image')).toBe(address);
  // A picture that a page names has a size of its own.
  if (!address.includes('/images/share/')) return;
  expect([meta(route, 'og:image:width'), meta(route, 'og:image:height')]).toEqual(['1200', '630']);
  const image = readFileSync(fileOf(address));
  expect(imageSize(image)).toMatchObject({ width: 1200, height: 630 });
  expect(image.length).toBeLessThan(MAX_BYTES);
});

it('every page has a different image', () => {
  const images = sitemapRoutes().map((route) => readFileSync(fileOf(meta(route, 'og:image')), 'base64'));
  expect(new Set(images).size).toBe(images.length);
});

it.each(['/404', ...routesWith('meta[name=robots][content^=noindex]')])('%s has the default image', (route) => {
  const file = fileOf(meta(route, 'og:image'));
  expect(file).toBe('build/images/share.png');
  expect(imageSize(readFileSync(file))).toMatchObject({ width: 1200, height: 630 });
});
