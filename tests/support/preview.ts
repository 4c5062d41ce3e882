import type { Page } from '@playwright/test';
import { CHANGES_FILE, type PageChange } from '../../plugins/preview/build';
import { builtPage, routesWith } from './builtPages';

/** How many paragraphs of a page `publishChanges` marks. */
export const CHANGES = 3;

/** Returns the first texts of paragraphs in the main content of a page that are not there twice. */
function paragraphsOf(route: string): string[] {
  const { $ } = builtPage(route);
  const texts = $('main p')
    .get()
    .map((element) => $(element).text().replace(/\s+/g, ' ').trim());
  return texts.filter((text) => text && texts.indexOf(text) === texts.lastIndexOf(text)).slice(0, CHANGES);
}

/** A static page with as many paragraphs. */
export const CHANGED_PAGE =
  routesWith('html:not(:has([data-island]))').find((route) => paragraphsOf(route).length === CHANGES) ?? '/';

/** Serves the result of a comparison: changed paragraphs of a page, another title of /contact, and a removed page. */
export async function publishChanges(page: Page): Promise<void> {
  const changes: PageChange[] = [
    {
      ...{ route: CHANGED_PAGE, kind: 'changed' },
      // As spaces may differ.
      texts: paragraphsOf(CHANGED_PAGE).map((text) => ({ part: 'main', before: 'Old words.', after: `${text} ` })),
    },
    { route: '/contact', kind: 'changed', texts: [{ part: 'title', before: 'Write to us', after: 'Contact' }] },
    { route: '/gone', kind: 'removed', redirect: null, texts: [] },
  ];
  await page.route(`**/${CHANGES_FILE}`, (route) => route.fulfill({ json: changes }));
}
