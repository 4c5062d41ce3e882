import type { CheerioAPI } from 'cheerio';

/**
 * The scripts that a built page runs when it is used, in their order, as addresses: `/assets/js/main.1a2b3c4d.js`. They
 * stand in the template of `ssrTemplate.ts`; none for a page that never runs React.
 */
export function listedScripts($: CheerioAPI): string[] {
  return $('head template')
    .contents()
    .find('script')
    .map((_, script) => $(script).attr('src') ?? '')
    .get();
}
