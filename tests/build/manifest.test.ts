import { existsSync, readFileSync } from 'node:fs';
import { buildManifest } from '../../plugins/manifest/buildManifest';
import type { PageDescription, PageManifest } from '../../plugins/manifest/types';
import { company, origin } from '../../src/site/company';
import { builtPage, sitemapRoutes } from '../support/builtPages';

const manifest: PageManifest<PageDescription> = JSON.parse(readFileSync('.docusaurus/page-manifest.json', 'utf8'));
const listed = sitemapRoutes();
const twinFile = (route: string) => `build${route === '/' ? '/index' : route}.md`;

/** Milliseconds: weighing compresses the whole site. */
const LONGEST = 60_000;

describe('page manifest', () => {
  it('is not part of what hosts serve', () => {
    expect(existsSync('build/page-manifest.json')).toBe(false);
  });

  it('lists the pages of the sitemap as pages for search engines, and no other', () => {
    const found = manifest.pages.filter(({ isListed }) => isListed).map(({ route }) => route);
    expect(found.sort()).toEqual([...listed].sort());
  });

  it.each(manifest.pages)('describes $route', ({ route, file, title, segments, hashes, sources }) => {
    expect(file && existsSync(file)).toBe(true);
    expect(title).toContain(company.brand);
    const { $ } = builtPage(route);
    const headlines = $('h1').map((_, headline) => $(headline).text());
    expect(segments.filter(({ tag }) => tag === 'h1').map(({ text }) => text)).toEqual(headlines.get());
    expect(manifest.chrome[hashes.footer]?.map(({ text }) => text)).toContain(company.email);
    expect(sources[0]).toBe(file);
  });

  it(
    'says what the review reads from the finished build, which weighs the pages as well',
    async () => {
      const place = { siteDirectory: process.cwd(), outDirectory: 'build', generatedDirectory: '.docusaurus' };
      const { pages, ...shared } = await buildManifest(place);
      for (const { bytes } of pages) expect(bytes.html.brotli).toBeGreaterThan(bytes.css.brotli);
      expect(JSON.parse(JSON.stringify({ ...shared, pages: pages.map(({ bytes, ...page }) => page) }))).toEqual(
        manifest,
      );
    },
    LONGEST,
  );
});

describe('llms.txt', () => {
  const llms = readFileSync('build/llms.txt', 'utf8');

  it.each(listed)('lists the Markdown of %s, which is there and says what the page says', (route) => {
    expect(llms).toContain(`(${origin}${twinFile(route).slice('build'.length)})`);
    const twin = readFileSync(twinFile(route), 'utf8');
    expect(twin.match(/^# /gm)).toHaveLength(1);
    const { $ } = builtPage(route);
    const headings = $('main h2').get();
    for (const heading of headings) expect(twin).toContain($(heading).text());
    const prose = twin.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
    expect(prose).not.toMatch(/^Copy$|<!--|<svg|<script|undefined|\]\(\/|\]\(data:/m);
  });

  it('names no page that search engines shall not list', () => {
    for (const { route, isListed } of manifest.pages) {
      if (!isListed) expect([route, existsSync(twinFile(route))]).toEqual([route, false]);
    }
  });
});

it('the sitemap says when words changed, where git knows it, and never in the future', () => {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  const days = [...sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map((match) => match[1] ?? '');
  for (const day of days) expect(new Date(day).getTime()).toBeLessThan(Date.now());
  const known = manifest.pages.filter(({ isListed, modified }) => isListed && modified).length;
  expect(days).toHaveLength(known);
});
