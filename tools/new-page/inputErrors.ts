import * as v from 'valibot';
import type { PageSource } from '../../lib/pages';
import { frontMatterSchema } from '../../src/seo/frontMatter';
import { redirects as currentRedirects, type Redirect } from '../../src/site/redirects';

const ROUTE = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
/** Top-level folders used by the build, static files or the development server. */
const RESERVED_FOLDERS = ['404', 'assets', 'handbook', 'images', 'index', 'terrain'];

/** Turns input into an address: `about-us` → `/about-us`. */
export function asRoute(typed: string): string {
  return `/${typed.trim().replace(/^\/+/, '')}`;
}

/** Says why a new page cannot have an address; null if it can. */
export function routeError(
  route: string,
  pages: readonly PageSource[],
  redirects: readonly Redirect[] = currentRedirects,
): string | null {
  const existing = pages.find((page) => page.route === route);
  if (existing) return `${route} already exists: ${existing.file}.`;
  if (!ROUTE.test(route)) {
    return `"${route}" cannot be the address of a page. Use lowercase words without accents, joined by hyphens: /cloud-costs.`;
  }
  const folder = route.split('/')[1] ?? '';
  if (RESERVED_FOLDERS.includes(folder)) return `Addresses under /${folder} are reserved. Choose another one.`;
  if (redirects.some(({ from }) => from === route)) {
    return `${route} redirects to another page. Delete its entry in src/site/redirects.yaml first.`;
  }
  return null;
}

/** Says what is wrong with a title or a description; null if nothing is. */
export function textError(name: 'title' | 'description', text: string, pages: readonly PageSource[]): string | null {
  const { issues } = v.safeParse(frontMatterSchema.entries[name], text);
  if (issues) return `The ${name} ${issues[0].message}. It has ${text.length} now.`;
  const same = pages.find(({ frontMatter }) => frontMatter[name] === text);
  return same
    ? `${same.file} has the same ${name}. Write another one, so that readers of search results can tell the pages apart.`
    : null;
}
