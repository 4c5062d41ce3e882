import type { Options } from '@docusaurus/preset-classic';
import { pageSources } from '../../lib/pageSources';
import { modifiedDays } from '../manifest/modifiedDays';

type CreateSitemapItems = NonNullable<Extract<Options['sitemap'], object>['createSitemapItems']>;

/**
 * Removes pages with another canonical page from the sitemap; the plugin itself omits pages with `noindex`. Sets `lastmod`
 * to the day on which a page's text last changed, if git knows it.
 * @param siteDirectory folder that contains `pages/`
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
