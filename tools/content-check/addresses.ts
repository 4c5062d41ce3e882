import path from 'node:path';
import type { Page } from './page';
import type { Site } from './site';

/** An address inside the site, taken apart. */
export interface Address {
  /** `/about`; null for a mere anchor. */
  path: string | null;
  /** Without its `#`; null where there is none. */
  anchor: string | null;
}

const SCHEME = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

/** Whether an address leads elsewhere: `https://…`, `mailto:…`. */
export function isElsewhere(target: string): boolean {
  return SCHEME.test(target) && !target.startsWith('pathname://');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An address inside the site, seen from a page: relative ones are resolved as a browser does. */
export function addressOf(page: Page, target: string): Address {
  const [, place = '', , anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(target.replace(/^pathname:\/\//, '')) ?? [];
  const absolute = place.startsWith('/') ? place : path.posix.join(path.posix.dirname(page.route ?? '/'), place);
  return {
    path: place === '' ? null : decoded(absolute.replace(/(.)\/$/, '$1')),
    anchor: anchor ? decoded(anchor) : null,
  };
}

/** The page that a Markdown link to a file means: `./privacy.mdx`, `@site/pages/privacy.mdx`. */
export function pageOfFileLink(page: Page, target: string, site: Site): Page | undefined {
  const place = target.replace(/[?#].*$/, '');
  if (!/\.mdx?$/.test(place)) return undefined;
  const file = place.startsWith('@site/')
    ? place.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(page.file), place);
  return site.pageOfFile(file);
}

/** The pages on which a file's words stand: itself, or for shared words the pages that show them. */
export function pagesShowing(page: Page, site: Site): string[] {
  return page.route === null ? site.routesShowing(page.file) : [page.route];
}
