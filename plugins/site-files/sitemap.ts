import type { Options } from '@docusaurus/plugin-sitemap';
import { tryGit } from '../../lib/git';
import { pageSources } from '../../lib/pages';

/**
 * Asks git when each page's file last changed.
 * @returns days such as `2026-11-21` by file; empty without git and in a shallow clone, which does not know
 */
function pageDays(siteDirectory: string): Map<string, string> {
  const days = new Map<string, string>();
  if (tryGit(siteDirectory, 'rev-parse', '--is-shallow-repository') !== 'false') return days;
  const log =
    tryGit(siteDirectory, 'log', '--relative', '--name-only', '--no-renames', '--format=@%cs', '--', 'pages') ?? '';
  let day = '';
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (!days.has(line)) days.set(line, day);
  }
  return days;
}

/**
 * Returns the settings of the sitemap. It leaves out pages with another canonical page; the plugin itself omits pages with `noindex`.
 * `lastmod` is the day on which a page's file last changed, if git knows it: the plugin's own fails without git.
 * @param siteDirectory folder that contains `pages/`
 */
export function sitemapOptions(siteDirectory: string): Options {
  return {
    changefreq: null,
    priority: null,
    async createSitemapItems({ defaultCreateSitemapItems, ...parameters }) {
      const days = pageDays(siteDirectory);
      const sources = (await pageSources(siteDirectory)).map(
        (page) => [new URL(page.route, parameters.siteConfig.url).href, page] as const,
      );
      const pages = new Map(sources);
      return (await defaultCreateSitemapItems(parameters))
        .filter(({ url }) => !pages.get(url)?.frontMatter.canonical)
        .map((item) => ({ ...item, lastmod: days.get(pages.get(item.url)?.file ?? '') ?? null }));
    },
  };
}
