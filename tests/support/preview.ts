import { readdirSync } from 'node:fs';
import { servedBuild } from './servedBuild';

/** Where `tests/browser/preview/build.setup.ts` puts the preview. */
export const PREVIEW_BUILD = 'build-preview';

/** Tests of a preview build: the site with its handbook. */
export const test = servedBuild(PREVIEW_BUILD);

/** Every page of the handbook that is a file, by its address. */
export const handbookRoutes = readdirSync('src/handbook', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `/handbook/${file.replace(/(\/?index)?\.mdx$/, '')}`.replace('/handbook/start', '/handbook'))
  .sort();
