import type { Options } from '@docusaurus/plugin-sitemap';
import { tryGit } from '../../lib/git';
import { pageSources } from '../../lib/pages';

/**
 * Returns the settings of the sitemap. It leaves out pages with another canonical page; the plugin itself omits pages with `noindex`.
 * Without git the plugin fails, and a shallow clone does not know when a page changed.
 * @param siteDirectory folder that contains `pages/`
 */
export function sitemapOptions(siteDirectory: string): Options {
  return {
    changefreq: null,
    priority: null,
    lastmod: tryGit(siteDirectory, 'rev-parse', '--is-shallow-repository') === 'false' ? 'date' : null,
    async createSitemapItems({ defaultCreateSitemapItems, ...parameters }) {
      const copies = (await pageSources(siteDirectory))
        .filter(({ frontMatter }) => frontMatter.canonical)
        .map(({ route }) => new URL(route, parameters.siteConfig.url).href);
      return (await defaultCreateSitemapItems(parameters)).filter(({ url }) => !copies.includes(url));
    },
  };
}
