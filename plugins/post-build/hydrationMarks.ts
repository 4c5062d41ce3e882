import type { CheerioAPI } from 'cheerio';

/** Removes the comments with which React separates texts for hydration, except in islands: nothing else is hydrated. */
export function dropHydrationMarks($: CheerioAPI): void {
  if ($('html').is('[data-client]')) return;
  const elements = $('body, body *').not('[data-island], [data-island] *');
  elements
    .contents()
    .filter((_, node) => node.type === 'comment')
    .remove();
}
