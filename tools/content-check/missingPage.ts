import { didYouMean, nearest } from '../../lib/nearest';
import type { Redirect } from '../../src/site/redirects';
import type { Diagnostic } from './diagnostic';
import type { Site } from './site';

/** What is wrong, and the right address where it is known. */
export type Explained = Pick<Diagnostic, 'message' | 'suggestion'>;

/** The new page that takes the place of one that only the base branch has; null where there is none, or where several may. */
export function successorOf(route: string, site: Site): string | null {
  const before = site.base()?.routes;
  if (!before?.has(route) || site.routes.has(route)) return null;
  const added = [...site.routes].flatMap(([it, { kind }]) => (kind === 'page' && !before.has(it) ? it : []));
  return nearest(route, added) ?? (added.length === 1 ? (added[0] ?? null) : null);
}

/** The page with a similar address or, if there is none, with a word that starts alike: `/price-list` and `/pricing`. */
function nearestPage(path: string, { routes, hasStaticFile }: Site): string | null {
  const plain =
    path
      .replace(/\.(?:html?|mdx?|php|aspx?)$/i, '')
      .replace(/^\/(?:pages|static)(?=\/)/, '')
      .replace(/\/index$/, '') || '/';
  if (routes.has(plain) || hasStaticFile(plain)) return plain;
  const pages = [...routes].flatMap(([route, { kind }]) => (kind === 'page' ? route : []));
  const words = plain.toLowerCase().match(/[a-z0-9]{4,}/g) ?? [];
  const isAlike = (route: string) => words.some((word) => route.includes(word.slice(0, 4)));
  return nearest(plain, pages) ?? pages.find(isAlike) ?? null;
}

/** Says that a page does not exist, and which one was meant: the new name of one that has moved, or the nearest. */
export function missingPage(target: string, path: string, site: Site): Explained {
  const redirects = site.factsOf('@site/src/site/redirects')?.redirects as readonly Redirect[] | undefined;
  const moved = redirects?.find((redirect) => redirect.from === path)?.to ?? successorOf(path, site);
  const meant = moved ?? nearestPage(path, site);
  const suggestion = meant && target.replace(/^[^?#]*/, meant);
  const advice = didYouMean(suggestion) || ' Write another address, or delete the link and keep its words.';
  const message = moved
    ? `The page "${target}" has moved. Write: ${suggestion}`
    : `There is no page "${target}".${advice}`;
  return { message, suggestion };
}

/** Says that a page has no such anchor, and which ones it has. */
export function missingAnchor(
  target: string,
  { route, anchor }: { route: string; anchor: string },
  site: Site,
): Explained {
  const anchors = [...site.anchorsAt(route)];
  const near = nearest(anchor, anchors);
  const list = anchors.map((it) => `#${it}`);
  const advice = list.length > 0 ? ` Write one of: ${list.join(', ')}.` : ' Delete the part from the "#" on.';
  return {
    message: `No heading of ${route} has the address "#${anchor}".${didYouMean(near && `#${near}`) || advice}`,
    suggestion: near && target.replace(/#.*$/, `#${near}`),
  };
}
