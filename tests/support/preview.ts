import type { Page } from '@playwright/test';
import { CHANGES_FILE, type PageChange } from '../../plugins/preview/build';
import { builtPage, routesWith } from './builtPages';
import { servedBuild } from './servedBuild';

/** Written by `build.setup.ts`. */
export const PREVIEW_BUILD = 'build-preview';

/** Variables that Netlify sets for the build of a pull request. */
export const PULL_REQUEST = {
  NETLIFY: 'true',
  CONTEXT: 'deploy-preview',
  PULL_REQUEST: 'true',
  REVIEW_ID: '42',
  HEAD: 'words/about-us',
  REPOSITORY_URL: 'https://somebody:password@github.com/company/website.git',
};

/** Runs a test against the preview, served by the static host. */
export const test = servedBuild(PREVIEW_BUILD);

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
