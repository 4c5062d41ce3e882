import type { BuiltPage } from '../../lib/builtPage';

/** What `llms.txt` and the Markdown pages say about a page. */
export interface PageDescription {
  /** `/about`. */
  route: string;
  /** Production URL. */
  url: string;
  title: string;
  description: string;
  /** Whether search engines may list the page and it is not a copy of another page. */
  isListed: boolean;
}

/**
 * Describes a built page.
 * @param home production URL of the home page
 */
export function describePage({ route, $ }: Pick<BuiltPage, 'route' | '$'>, home: string): PageDescription {
  const url = new URL(route, home).href;
  const robots = $('meta[name=robots]').attr('content') ?? '';
  return {
    ...{ route, url },
    title: $('title').first().text(),
    description: $('meta[name=description]').attr('content') ?? '',
    isListed: !robots.includes('noindex') && $('link[rel=canonical]').attr('href') === url,
  };
}
