import { certain, didYouMean, nearest } from '../../lib/nearest';
import type { Redirect } from '../../src/site/redirects';
import type { Site } from './site';

/** What is wrong, and the right address where it is known. */
export interface Explained {
  message: string;
  expected?: string | null;
}

/** The new page that takes the place of one that only the base branch has; null where there is none, or where several may. */
export function successorOf(route: string, site: Site): string | null {
  const before = site.base()?.routes;
  if (!before?.has(route) || site.routes.has(route)) return null;
  const added = [...site.routes].flatMap(([it, { kind }]) => (kind === 'page' && !before.has(it) ? it : []));
  return nearest(route, added) ?? (added.length === 1 ? (added[0] ?? null) : null);
}

const ENDING = /\.(?:html?|mdx?|php|aspx?)$/i;

/** Says that a page does not exist, and which one was meant: the new name of one that has moved, or the nearest. */
export function missingPage(target: string, path: string, site: Site): Explained {
  const redirects = site.factsOf('@site/src/site/redirects')?.redirects as readonly Redirect[] | undefined;
  const moved = redirects?.find((redirect) => redirect.from === path)?.to ?? successorOf(path, site);
  const withMeant = (meant: string | null) => meant && target.replace(/^[^?#]*/, meant);
  if (moved)
    return { message: `The page "${target}" has moved. Write: ${withMeant(moved)}`, expected: withMeant(moved) };
  const plain =
    path
      .replace(ENDING, '')
      .replace(/^\/(?:pages|static)(?=\/)/, '')
      .replace(/\/index$/, '') || '/';
  const pages = [...site.routes].flatMap(([route, { kind }]) => (kind === 'page' ? route : []));
  const sure = pages.includes(plain) || site.hasStaticFile(plain) ? plain : certain(plain, pages);
  const words = plain.toLowerCase().match(/[a-z0-9]{4,}/g) ?? [];
  const alike = pages.find((route) => words.some((word) => route.includes(word.slice(0, 4))));
  const meant = withMeant(sure ?? nearest(plain, pages) ?? alike ?? null);
  const advice = didYouMean(meant) || ' Write another address, or delete the link and keep its words.';
  return { message: `There is no page "${target}".${advice}`, expected: withMeant(sure) };
}

/** Says that a page has no such anchor, and which ones it has. */
export function missingAnchor(
  target: string,
  { route, anchor }: { route: string; anchor: string },
  site: Site,
): Explained {
  const anchors = [...site.anchorsAt(route)];
  const near = nearest(anchor, anchors);
  const sure = certain(anchor, anchors);
  const list = anchors.map((it) => `#${it}`);
  const advice = list.length > 0 ? ` Write one of: ${list.join(', ')}.` : ' Delete the part from the "#" on.';
  return {
    message: `No heading of ${route} has the address "#${anchor}".${didYouMean(near && `#${near}`) || advice}`,
    expected: sure && target.replace(/#.*$/, `#${sure}`),
  };
}
