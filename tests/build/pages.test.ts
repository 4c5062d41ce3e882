import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { redirectingRoutes } from '../../src/config/paths';
import { company, origin } from '../../src/facts/company';
import {
  aboutLink,
  actionBar,
  footer,
  freeAssessmentLink,
  getStartedLink,
  homeLink,
  menus,
  startInnovationLink,
} from '../../src/facts/navigation';
import { strings } from '../../src/facts/strings';
import {
  type BuiltPage,
  builtConnections,
  builtPage,
  livePages,
  routesWith,
  sitemapRoutes,
} from '../support/builtPages';

const routes = sitemapRoutes();
const pages = routes.map(builtPage);
const links = [aboutLink, freeAssessmentLink, getStartedLink, homeLink, startInnovationLink];
const navigation = JSON.stringify([links, menus, footer]);
const navigationTargets = [...navigation.matchAll(/"to":"([^"]+)"/g)].map(([, to]) => to);

/** Parses the structured data of a page; throws if it is not JSON. */
function structuredData({ $ }: BuiltPage): { '@type': string; [key: string]: unknown }[] {
  return $('script[type="application/ld+json"]')
    .map((_, element) => JSON.parse($(element).text()))
    .get();
}

describe('sitemap', () => {
  it('lists every page except copies of other pages and pages with noindex', () => {
    const sources = livePages();
    const listed = sources.filter(({ frontMatter }) => !frontMatter.canonical && !frontMatter.noindex);
    expect([...routes].sort()).toEqual(listed.map(({ route }) => route).sort());
  });

  it('is referenced in robots.txt', () => {
    expect(readFileSync('build/robots.txt', 'utf8')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });
});

describe.each(pages)('$route', (page) => {
  const { $, route } = page;

  it('is its own canonical page and may be indexed', () => {
    expect($('link[rel="canonical"]').attr('href')).toBe(origin + route);
    expect($('meta[name="robots"]').attr('content')).toMatch(/^index, follow/);
    expect($('html').attr('lang')).toBe('en-US');
  });

  it('has a unique title with the brand and a unique description', () => {
    const title = $('title').text();
    const description = $('meta[name="description"]').attr('content');
    expect(title).toContain(company.brand);
    expect(pages.filter((other) => other.$('title').text() === title)).toHaveLength(1);
    expect(pages.filter((other) => other.$('meta[name="description"]').attr('content') === description)).toHaveLength(
      1,
    );
  });

  it('has a color for the browser in each theme', () => {
    const media = $('meta[name="theme-color"]').map((_, meta) => $(meta).attr('media'));
    expect(media.get()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('has structured data about the company and, except on the home page, its path', () => {
    const types = structuredData(page).map((entry) => entry['@type']);
    expect(types).toContain('Organization');
    expect(types.includes('BreadcrumbList')).toBe(route !== homeLink.to);
  });

  it('gives every image a size, and has the file of every local image', () => {
    const incomplete = $('img')
      .filter((_, image) => !$(image).attr('width') || !$(image).attr('height'))
      .map((_, image) => $.html(image))
      .get();
    const missing = $('img[src^="/"]')
      .map((_, image) => $(image).attr('src') ?? '')
      .get()
      .filter((source) => {
        const [file, id] = source.split('#');
        if (!existsSync(`build${file}`)) return true;
        return id !== undefined && !readFileSync(`build${file}`, 'utf8').includes(`id="${id}"`);
      });
    expect([...incomplete, ...missing]).toEqual([]);
  });

  it('contains no broken values and no placeholder text', () => {
    const text = $('body').clone().find('script').remove().end().text();
    expect(text).not.toMatch(/\bundefined\b|\[object Object\]|\bNaN\b|[Ll]orem ipsum/);
  });

  it('links to every page of the navigation without JavaScript', () => {
    expect(navigationTargets).not.toEqual([]);
    expect(navigationTargets.filter((to) => $(`a[href="${to}"]`).length === 0)).toEqual([]);
  });
});

it('the bar of buttons begins with a page’s own action, and is absent where the facts say so', () => {
  const bar = (route: string) => builtPage(route).$(`nav[aria-label="${strings.actions}"]`);
  for (const { page, title } of actionBar.actions)
    expect([page, bar(page).find('a').first().text()]).toEqual([page, title]);
  for (const page of actionBar.absentFrom) expect([page, bar(page).length]).toEqual([page, 0]);
});

it('a site asks about analytics if and only if it has a measurement ID', () => {
  const asks = builtConnections().measurementId !== undefined;
  for (const { route, $ } of pages) expect([route, $('[data-consent]').length > 0]).toEqual([route, asks]);
});

describe('special pages', () => {
  it('pages with noindex ask search engines not to index them', () => {
    const unlisted = livePages().filter(({ frontMatter }) => frontMatter.noindex);
    for (const { route } of unlisted) {
      expect(builtPage(route).$('meta[name="robots"]').attr('content')).toBe('noindex, nofollow');
    }
  });

  it('copies of other pages tell search engines of those pages and not of themselves', () => {
    for (const { route, frontMatter } of livePages()) {
      if (!frontMatter.canonical) continue;
      const page = builtPage(route);
      const canonical = new URL(String(frontMatter.canonical), origin).href;
      expect(page.$('link[rel="canonical"]').attr('href')).toBe(canonical);
      expect(page.$('meta[property="og:url"]').attr('content')).toBe(canonical);
      expect(JSON.stringify(structuredData(page))).not.toContain(`"${origin}${route}"`);
      expect(readFileSync('build/llms.txt', 'utf8')).not.toContain(`${route}.md`);
    }
  });

  it('pages that redirect with a script are not prerendered, or they would act before anybody opens them', () => {
    const rules = JSON.parse(builtPage(homeLink.to).$('script[type=speculationrules]').text());
    expect(rules.prerender).toMatchObject([{ where: { and: [{}, { not: { href_matches: redirectingRoutes } }] } }]);
  });

  it('the 404 page is not indexed', () => {
    const { $ } = builtPage('/404');
    expect($('h1')).toHaveLength(1);
    expect($('meta[name="robots"]').attr('content')).toBe('noindex, nofollow');
  });

  it('structured data has every question of a page', () => {
    for (const route of routesWith('[data-questions]')) {
      const page = builtPage(route);
      const data = structuredData(page).filter((entry) => entry['@type'] === 'FAQPage');
      const names = data.flatMap(({ mainEntity }) => (mainEntity as { name: string }[]).map(({ name }) => name));
      const questions = page.$('[data-questions] summary').map((_, summary) => page.$(summary).text().trim());
      expect([route, ...names]).toEqual([route, ...questions.get()]);
    }
  });
});

describe('public files', () => {
  it('include security.txt at the path that RFC 9116 requires, which expires 10 to 11 months after the build', () => {
    const text = readFileSync('build/.well-known/security.txt', 'utf8');
    expect(text).toContain(`Contact: mailto:${company.email}`);
    const daysLeft = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
    expect(daysLeft).toBeGreaterThan(300);
    expect(daysLeft).toBeLessThan(338);
  });

  it('include the web manifest and the icons that it and every page name', () => {
    const fileOf = ({ $ }: BuiltPage, rel: string) => `build${$(`link[rel="${rel}"]`).attr('href')}`;
    const files = pages.flatMap((page) => ['manifest', 'icon', 'apple-touch-icon'].map((rel) => fileOf(page, rel)));
    const { icons } = JSON.parse(readFileSync('build/site.webmanifest', 'utf8')) as { icons: { src: string }[] };
    for (const file of [...files, ...icons.map(({ src }) => `build${src}`)]) expect(existsSync(file)).toBe(true);
  });

  it('include two fonts of at most 22 kB each, which every page preloads', () => {
    const fonts = readdirSync('build/assets/fonts');
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(statSync(`build/assets/fonts/${font}`).size).toBeLessThanOrEqual(22 * 1024);
    for (const { $ } of pages) {
      const preloaded = $('link[rel="preload"][as="font"][crossorigin]').map((_, link) =>
        path.basename($(link).attr('href') ?? ''),
      );
      expect(preloaded.get().sort()).toEqual([...fonts].sort());
    }
  });
});
