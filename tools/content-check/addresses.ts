import path from 'node:path';
import { decoded } from '../../lib/text';
import type { Page } from './page';
import type { Site } from './site';

/** The parts of an address inside the site. */
export interface Address {
  /** `/about`; null for an anchor alone. */
  path: string | null;
  /** Without `#`; null where there is none. */
  anchor: string | null;
}

const SCHEME = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

/** Whether an address points outside the site: `https://…`, `mailto:…`. */
export function isExternal(target: string): boolean {
  return SCHEME.test(target) && !target.startsWith('pathname://');
}

/** Splits an address inside the site. Relative addresses are resolved from the page, as in a browser. */
export function addressOf(page: Page, target: string): Address {
  const [, place = '', , anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(target.replace(/^pathname:\/\//, '')) ?? [];
  const absolute = place.startsWith('/') ? place : path.posix.join(path.posix.dirname(page.route ?? '/'), place);
  return {
    path: place === '' ? null : decoded(absolute.replace(/(.)\/$/, '$1')),
    anchor: anchor ? decoded(anchor) : null,
  };
}

/** The page that a link to a file refers to: `./privacy.mdx`, `@site/pages/privacy.mdx`. */
export function pageOfFileLink(page: Page, target: string, site: Site): Page | undefined {
  const place = target.replace(/[?#].*$/, '');
  if (!/\.mdx?$/.test(place)) return undefined;
  const file = place.startsWith('@site/')
    ? place.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(page.file), place);
  return site.pageOfFile(file);
}

/** The addresses at which a file's text appears: its own, or for shared text those of the pages that show it. */
export function pagesShowing(page: Page, site: Site): string[] {
  return page.route === null ? site.routesShowing(page.file) : [page.route];
}
