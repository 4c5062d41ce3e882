import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import type { PreviewChanges } from '../../plugins/preview/changes';
import { listSegments } from '../../plugins/preview/segments';
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

/** Returns the first segments with some tag in the main content of a page, as in a report. */
function segmentsOf(route: string, tag: string, count: number) {
  const $ = load(readFileSync(`${PREVIEW_BUILD}${route}.html`, 'utf8'));
  // Cheerio's elements have all that the function needs; only their types differ.
  const main = $('main')[0] as unknown as Parameters<typeof listSegments>[0];
  return listSegments(main)
    .map((segment, index) => ({ ...segment, index }))
    .filter((segment) => segment.tag === tag)
    .slice(0, count)
    .map(({ index, text }) => ({ index, kind: 'changed' as const, text: text.slice(0, 80) }));
}

/** Serves the result of a comparison: three changed paragraphs of /about, and changed metadata of /contact. */
export async function publishChanges(page: Page): Promise<PreviewChanges> {
  const changes: PreviewChanges = {
    base: 'a'.repeat(40),
    head: PULL_REQUEST.COMMIT_REF,
    pages: [
      { route: '/about', title: 'About us', kinds: ['words'], segments: segmentsOf('/about', 'p', 3) },
      { route: '/contact', title: 'Contact', kinds: ['metadata'], segments: [] },
    ],
  };
  await page.route('**/review/changes.json', (route) => route.fulfill({ json: changes }));
  return changes;
}

/** The page of every block. */
export const blockRoutes = [...readFileSync('src/blocks/index.ts', 'utf8').matchAll(/from '.*\/(\w+)';/g)].map(
  ([, name = '']) => `/handbook/blocks/${name.toLowerCase()}`,
);

/** Every page of the handbook except the addresses of items. */
export const handbookRoutes = readdirSync('plugins/handbook/pages')
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `/handbook/${path.basename(file, '.mdx')}`.replace('/handbook/start', '/handbook'))
  .concat(blockRoutes)
  .sort();
