import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Options } from '@docusaurus/plugin-sitemap';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;

/**
 * The sitemap without pages that name another page as canonical; pages with `noindex` are left out by the plugin.
 * @param siteDirectory folder that source file paths are relative to
 */
export function canonicalPagesOnly(siteDirectory: string): CreateSitemapItems {
  return async ({ defaultCreateSitemapItems, ...parameters }) => {
    const items = await defaultCreateSitemapItems(parameters);
    const copies = new Set<string>();
    for (const route of parameters.routes) {
      const source = route.metadata?.sourceFilePath;
      if (!source) continue;
      const filePath = path.join(siteDirectory, source);
      const fileContent = readFileSync(filePath, 'utf8');
      const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
      if (frontMatter.canonical) copies.add(new URL(route.path, parameters.siteConfig.url).href);
    }
    return items.filter((item) => !copies.has(item.url));
  };
}
