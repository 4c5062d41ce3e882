import type { Options } from '@docusaurus/preset-classic';
import { tryGit } from '../../lib/git';
import { pageSources } from '../../lib/pages';

/**
 * Asks git when each page's file last changed.
 * @returns days such as `2026-11-21` by file; empty without git and in a shallow clone, which does not know
 */
export function pageDays(siteDirectory: string): Map<string, string> {
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

type CreateSitemapItems = NonNullable<Extract<Options['sitemap'], object>['createSitemapItems']>;

/**
 * Removes pages with another canonical page from the sitemap; the plugin itself omits pages with `noindex`. Sets `lastmod`
 * to the day on which a page's file last changed, if git knows it. The plugin's own `lastmod` fails without git.
 * @param siteDirectory folder that contains `pages/`
 */
export function canonicalPagesOnly(siteDirectory: string): CreateSitemapItems {
  return async ({ defaultCreateSitemapItems, ...parameters }) => {
    const items = await defaultCreateSitemapItems(parameters);
    const sources = await pageSources(siteDirectory);
    const days = pageDays(siteDirectory);
    const address = (route: string) => new URL(route, parameters.siteConfig.url).href;
    const fileOf = new Map(sources.map(({ route, file }) => [address(route), file]));
    const copies = sources.filter(({ frontMatter }) => frontMatter.canonical).map(({ route }) => address(route));
    return items
      .filter(({ url }) => !copies.includes(url))
      .map((item) => ({ ...item, lastmod: days.get(fileOf.get(item.url) ?? '') ?? null }));
  };
}
