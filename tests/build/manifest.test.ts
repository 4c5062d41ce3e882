import { existsSync, readFileSync } from 'node:fs';
import { tryGit } from '../../lib/git';
import type { PageDescription, PageManifest } from '../../plugins/manifest/types';
import { company, origin } from '../../src/site/company';
import { weighedManifest } from '../../tools/review/weighedManifest';
import { builtPage, sitemapRoutes } from '../support/builtPages';

const manifest: PageManifest<PageDescription> = JSON.parse(readFileSync('.docusaurus/page-manifest.json', 'utf8'));
const listed = sitemapRoutes();
const markdownFile = (route: string) => `build${route === '/' ? '/index' : route}.md`;

/** Milliseconds. Computing page weights compresses the whole site. */
const TIMEOUT = 60_000;

describe('page manifest', () => {
  it('is not in the folder that hosts serve', () => {
    expect(existsSync('build/page-manifest.json')).toBe(false);
  });

  it('marks exactly the pages of the sitemap as listed', () => {
    const found = manifest.pages.filter(({ isListed }) => isListed).map(({ route }) => route);
    expect(found.sort()).toEqual([...listed].sort());
  });

  it.each(manifest.pages)('describes $route', ({ route, file, title, segments, hashes, sources }) => {
    expect(file && existsSync(file)).toBe(true);
    expect(title).toContain(company.brand);
    const { $ } = builtPage(route);
    const headlines = $('h1').map((_, headline) => $(headline).text());
    expect(segments.filter(({ tag }) => tag === 'h1').map(({ text }) => text)).toEqual(headlines.get());
    expect(manifest.shell[hashes.footer]?.map(({ text }) => text)).toContain(company.email);
    expect(sources[0]).toBe(file);
  });

  it(
    'equals the manifest that the review reads from the finished build, except for page weights',
    async () => {
      const place = { siteDirectory: process.cwd(), outDirectory: 'build', generatedDirectory: '.docusaurus' };
      const { pages, ...shared } = await weighedManifest(place);
      for (const { bytes } of pages) expect(bytes.html.brotli).toBeGreaterThan(0);
      expect(JSON.parse(JSON.stringify({ ...shared, pages: pages.map(({ bytes, ...page }) => page) }))).toEqual(
        manifest,
      );
    },
    TIMEOUT,
  );
});

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
    for (const { route, isListed } of manifest.pages) {
      if (!isListed) expect([route, existsSync(markdownFile(route))]).toEqual([route, false]);
    }
  });
});

const days = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<lastmod>([^<]+)/g)].map(([, day = '']) => day);
// Git knows the dates only in a full clone. Pages with uncommitted changes have no date.
const isFullClone = tryGit('.', 'rev-parse', '--is-shallow-repository') === 'false';
const itInFullClone = isFullClone ? it : it.skip;

itInFullClone('the sitemap contains the dates on which pages changed (SKIPPED outside a full git clone)', () => {
  expect(days.length).toBeGreaterThan(0);
  expect(days).toHaveLength(manifest.pages.filter(({ isListed, modified }) => isListed && modified).length);
  for (const day of days) expect(new Date(day).getTime()).toBeLessThan(Date.now());
});
