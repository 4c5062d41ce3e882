import type { Options } from '@docusaurus/plugin-sitemap';
import { pageSources } from '../../lib/pageSources';
import { modifiedDays } from '../manifest/modifiedDays';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;

/**
 * The sitemap without pages that name another page as canonical; pages with `noindex` are left out by the plugin.
 * `lastmod` is the day of the last change of a page's words, and missing where git does not know it.
 * @param siteDirectory folder that holds `pages/`
 */
export function canonicalPagesOnly(siteDirectory: string): CreateSitemapItems {
  return async ({ defaultCreateSitemapItems, ...parameters }) => {
    const items = await defaultCreateSitemapItems(parameters);
    const sources = await pageSources(siteDirectory);
    const copies = sources
      .filter(({ frontMatter }) => frontMatter.canonical)
      .map(({ route }) => new URL(route, parameters.siteConfig.url).href);
    const days = await modifiedDays(siteDirectory, sources);
    return items
      .filter(({ url }) => !copies.includes(url))
      .map((item) => ({ ...item, lastmod: days.get(new URL(item.url).pathname) ?? null }));
  };
}
