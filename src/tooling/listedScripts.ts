import { load } from 'cheerio';

/**
 * The scripts that a built page lists for later, in their order, as `src/tooling/ssrTemplate.ts` writes them.
 * @param html the page as it is served
 */
export function listedScripts(html: string): string[] {
  const list = load(load(html)('head template').html() ?? '');
  return list('script[src]')
    .toArray()
    .map((script) => list(script).attr('src') ?? '');
}
