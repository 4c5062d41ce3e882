import { certain, didYouMean, nearest } from '../../lib/nearest';
import type { Redirect } from '../../src/site/redirects';
import type { Explained } from './addressMistake';
import type { Site } from './site';

/** The new page that takes the place of one that only the base branch has; null where there is none, or where several may. */
export function successorOf(route: string, site: Site): string | null {
  const before = site.base()?.routes;
  if (!before?.has(route) || site.routes.has(route)) return null;
  const added = [...site.routes].flatMap(([it, { kind }]) => (kind === 'page' && !before.has(it) ? it : []));
  return nearest(route, added) ?? (added.length === 1 ? (added[0] ?? null) : null);
}

/** Says that a page does not exist, and which one was meant: the new name of one that has moved, or the nearest. */
export function missingPage(target: string, path: string, site: Site): Explained {
  const redirects = site.factsOf('@site/src/site/redirects')?.redirects as readonly Redirect[] | undefined;
  const moved = redirects?.find((redirect) => redirect.from === path)?.to ?? successorOf(path, site);
  const withMeant = (meant: string | null) => meant && target.replace(/^[^?#]*/, meant);
  if (moved)
    return { message: `The page "${target}" has moved. Write: ${withMeant(moved)}`, expected: withMeant(moved) };
  // `/pages/about.mdx` and `/about.html`
  const plain = path.replace(/^\/pages(?=\/)|\.(?:html?|mdx?)$/g, '').replace(/\/index$/, '') || '/';
  const pages = [...site.routes].flatMap(([route, { kind }]) => (kind === 'page' ? route : []));
  const sure = certain(plain, pages);
  const advice =
    didYouMean(withMeant(sure ?? nearest(plain, pages))) ||
    ' Write another address, or delete the link and keep its words.';
  return { message: `There is no page "${target}".${advice}`, expected: withMeant(sure) };
}

/** Says that a page has no such anchor, and which ones it has. */
export function missingAnchor(target: string, route: string, anchor: string, site: Site): Explained {
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
