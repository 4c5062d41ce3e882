import { existsSync, readFileSync } from 'node:fs';
import { allRoutes } from '../../lib/builtSite';
import { origin } from '../../src/facts/company';
import { builtPage, sitemapRoutes } from '../support/builtPages';

const listed = sitemapRoutes();
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
