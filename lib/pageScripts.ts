import type { CheerioAPI } from 'cheerio';

export interface PageScripts {
  /** Those that run as the page loads. */
  own: string[];
  /** Those that start React, in their order; none on a page that needs no React. */
  react: string[];
}

/** The scripts that a built page names, as addresses: `/assets/js/main.1a2b3c4d.js`. Those of React stand in the template of `ssrTemplate.ts`. */
export function pageScripts($: CheerioAPI): PageScripts {
  const addresses = (scripts: ReturnType<CheerioAPI>) => scripts.map((_, script) => $(script).attr('src') ?? '').get();
  return {
    own: addresses($('head > script[src], body script[src]')),
    react: addresses($('head template').contents().find('script') as ReturnType<CheerioAPI>),
  };
}
