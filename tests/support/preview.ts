import type { Page } from '@playwright/test';
import type { PreviewChanges } from '../../plugins/preview/build';
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
  COMMIT_REF: '0123456789abcdef0123456789abcdef01234567',
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

/** Serves the result of a comparison: changed paragraphs of a page, changed metadata of /contact, and a new footer. */
export async function publishChanges(page: Page): Promise<PreviewChanges> {
  const changes: PreviewChanges = {
    pages: [
      { route: CHANGED_PAGE, isNew: false, sentence: '3 texts' },
      { route: '/contact', isNew: false, sentence: 'search and sharing' },
    ],
    shared: 1,
    marks: [
      // As spaces may differ, and no element has the last text.
      ...paragraphsOf(CHANGED_PAGE).map((text) => ({
        route: CHANGED_PAGE,
        text: `${text} `,
        before: 'Old words.',
        part: 'main' as const,
      })),
      { route: CHANGED_PAGE, text: 'No element shows these words.', before: '', part: 'main' },
    ],
  };
  await page.route('**/__review/changes.json', (route) => route.fulfill({ json: changes }));
  return changes;
}
