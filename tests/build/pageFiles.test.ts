/** What is made for each page besides its HTML: its sharing image, and its copy in Markdown. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { allRoutes } from '../../lib/builtSite';
import { origin } from '../../src/facts/company';
import { builtPage, routesWith, sitemapRoutes } from '../support/builtPages';

const listed = sitemapRoutes();

/** Bytes. Messengers ignore large images. A drawing in four colors is well below this limit. */
const MAX_BYTES = 60_000;

const meta = (route: string, key: string) =>
  builtPage(route).$(`meta[property="${key}"], meta[name="${key}"]`).attr('content') ?? '';

function fileOf(address: string): string {
  expect(address.startsWith(`${origin}/`)).toBe(true);
  return path.join('build', address.slice(origin.length));
}

it.each(listed)('%s declares its sharing image, which has the declared size', async (route) => {
  const address = meta(route, 'og:image');
  expect(meta(route, 'twitter:image')).toBe(address);
  // A picture that a page names has a size of its own.
  if (!address.includes('/images/share/')) return;
  expect([meta(route, 'og:image:width'), meta(route, 'og:image:height')]).toEqual(['1200', '630']);
  const image = readFileSync(fileOf(address));
  expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(image.length).toBeLessThan(MAX_BYTES);
});

it('every page has a different image', () => {
  const images = listed.map((route) => readFileSync(fileOf(meta(route, 'og:image')), 'base64'));
  expect(new Set(images).size).toBe(images.length);
});

it.each(['/404', ...routesWith('meta[name=robots][content^=noindex]')])('%s has the default image', async (route) => {
  const file = fileOf(meta(route, 'og:image'));
  expect(file).toBe('build/images/share.png');
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
});

const markdownFile = (route: string) => `build${route === '/' ? '/index' : route}.md`;

describe('llms.txt', () => {
  const llms = readFileSync('build/llms.txt', 'utf8');

  it.each(listed)('lists the Markdown page of %s, which contains the page’s headings', (route) => {
    expect(llms).toContain(`(${origin}${markdownFile(route).slice('build'.length)})`);
    const markdown = readFileSync(markdownFile(route), 'utf8');
    expect(markdown.match(/^# /gm)).toHaveLength(1);
    const { $ } = builtPage(route);
    const headings = $('main h2').get();
    for (const heading of headings) expect(markdown).toContain($(heading).text());
    const prose = markdown.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
    expect(prose).not.toMatch(/^Copy$|<!--|<svg|<script|undefined|\]\(\/|\]\(data:/m);
  });

  it('there is no Markdown page for pages that are not listed', () => {
    const others = [...allRoutes('build'), '/404'].filter((route) => !listed.includes(route));
    expect(others.length).toBeGreaterThan(0);
    for (const route of others) expect([route, existsSync(markdownFile(route))]).toEqual([route, false]);
  });
});
