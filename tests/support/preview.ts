import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { OLD_PAGES_FOLDER, pageName } from '../../plugins/preview/build';
import type { PreviewChanges } from '../../plugins/preview/changes';
import { listSegments } from '../../plugins/preview/segments';
import { oldPage } from '../../tools/review/report/oldPages';
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

/** The words of the old page, in place of the first changed paragraph. */
export const OLD_WORDS = 'These words stood here before.';

/** How many paragraphs of a page `publishChanges` marks. */
export const CHANGES = 3;

/** Returns the first paragraphs in the main content of a page, as in a report. */
function paragraphsOf(route: string) {
  const { $ } = builtPage(route);
  // Cheerio's elements have all that the function needs; only their types differ.
  const main = $('main')[0] as unknown as Parameters<typeof listSegments>[0];
  return listSegments(main)
    .map((segment, index) => ({ ...segment, index }))
    .filter(({ tag }) => tag === 'p')
    .slice(0, CHANGES)
    .map(({ index, text }) => ({
      ...{ index, text: text.slice(0, 80), before: OLD_WORDS, isNew: false },
      mark: `${index}`.padStart(8, '0'),
      source: { file: 'src/site/plans.yaml', line: index },
    }));
}

/** A static page with as many paragraphs. */
export const CHANGED_PAGE =
  routesWith('html:not(:has([data-island]))').find((route) => paragraphsOf(route).length === CHANGES) ?? '/';

/** Serves the live site's build as the base of the comparison, with other words on the changed page. */
async function publishOldPages(page: Page): Promise<void> {
  await page.route(`**/${OLD_PAGES_FOLDER}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.replace(`/${OLD_PAGES_FOLDER}`, '');
    const $ = load(readFileSync(`build${name}.html`, 'utf8'));
    if (name === pageName(CHANGED_PAGE)) $('main p').first().text(OLD_WORDS);
    return route.fulfill({ contentType: 'text/html', body: oldPage($.html(), (address) => address) });
  });
  // A review copies the files of old pages that the preview lacks.
  await page.route('**/assets/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return existsSync(`${PREVIEW_BUILD}${pathname}`) ? route.fallback() : route.fulfill({ path: `build${pathname}` });
  });
}

/** The old version of `CHANGED_PAGE`. */
export const OLD_PAGE = `/${OLD_PAGES_FOLDER}${pageName(CHANGED_PAGE)}`;

/**
 * Serves the result of a comparison: changed paragraphs of a page, and changed metadata of /contact.
 * @param files what the pull request changes
 */
export async function publishChanges(page: Page, files = ['src/site/plans.yaml']): Promise<PreviewChanges> {
  await publishOldPages(page);
  const changes: PreviewChanges = {
    base: 'a'.repeat(40),
    head: PULL_REQUEST.COMMIT_REF,
    pages: [
      {
        ...{ route: CHANGED_PAGE, title: 'Changed', kinds: ['words'] },
        hasOldPage: true,
        segments: paragraphsOf(CHANGED_PAGE),
      },
      { ...{ route: '/contact', title: 'Contact', kinds: ['metadata'] }, hasOldPage: true, segments: [] },
    ],
    everywhere: [{ mark: 'ffffffff', kind: 'words', title: 'The footer has new words.' }],
    files,
  };
  await page.route('**/review/changes.json', (route) => route.fulfill({ json: changes }));
  return changes;
}

/** The page of every block. */
export const blockRoutes = [...readFileSync('src/blocks/index.ts', 'utf8').matchAll(/from '.*\/(\w+)';/g)].map(
  ([, name = '']) => `/handbook/blocks/${name.toLowerCase()}`,
);

/** Every page of the handbook. */
export const handbookRoutes = readdirSync('handbook')
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `/handbook/${path.basename(file, '.mdx')}`.replace('/handbook/start', '/handbook'))
  .concat(blockRoutes)
  .sort();
