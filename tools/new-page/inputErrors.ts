import * as v from 'valibot';
import type { PageSource } from '../../lib/pageSources';
import { frontMatterSchema } from '../../src/seo/frontMatter';
import { redirects } from '../../src/site/redirects';

/** Lower-case words joined by hyphens, in folders of such words. */
const ROUTE = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
/** First folders that the build, the static files or the development server use. */
const TAKEN_FOLDERS = ['404', 'assets', 'handbook', 'images', 'index', 'terrain'];

/** What was typed, as an address: `about-us` → `/about-us`. */
export function asRoute(typed: string): string {
  return `/${typed.trim().replace(/^\/+/, '')}`;
}

/**
 * Why a new page cannot have this address.
 * @returns a sentence; null where it can
 */
export function routeError(route: string, pages: readonly PageSource[]): string | null {
  const existing = pages.find((page) => page.route === route);
  if (existing) return `${route} exists already: ${existing.file}.`;
  if (!ROUTE.test(route)) {
    return `"${route}" is not an address for a page. Write lower-case words without accents, joined by hyphens: /cloud-costs.`;
  }
  const folder = route.split('/')[1] ?? '';
  if (TAKEN_FOLDERS.includes(folder)) return `Addresses under /${folder} are taken by the site itself. Choose another.`;
  if (redirects.some(({ from }) => from === route)) {
    return `${route} leads to another page. Delete its entry in src/site/redirects.ts first.`;
  }
  return null;
}

/** The two texts that every page needs. */
export type RequiredText = 'title' | 'description';

/**
 * What is wrong with a title or a description.
 * @returns a sentence; null where nothing is
 */
export function textError(name: RequiredText, text: string, pages: readonly PageSource[]): string | null {
  const { issues } = v.safeParse(frontMatterSchema.entries[name], text);
  if (issues) return `The ${name} ${issues[0].message}. It has ${text.length}.`;
  const same = pages.find(({ frontMatter }) => frontMatter[name] === text);
  return same
    ? `${same.file} has this ${name} already. Write another, so that search results tell the pages apart.`
    : null;
}
