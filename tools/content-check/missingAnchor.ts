import { didYouMean, nearest } from '../../lib/nearest';
import type { Site } from './site';

/** A page has more anchors than a message can list. */
const MOST_LISTED = 12;

/** Says that a page has no such anchor, and which ones it has. */
export function missingAnchor(route: string, anchor: string, site: Site): { message: string; near: string | null } {
  const anchors = [...site.anchorsAt(route)];
  const [, plain = '', query = ''] = /^([^?]*)(\?.*)$/.exec(anchor) ?? [];
  if (query && anchors.includes(plain)) {
    const message = `The part with "?" comes before the "#". Write ${route}${query}#${plain}.`;
    return { message, near: null };
  }
  const near = nearest(anchor, anchors);
  const listed = anchors.slice(0, MOST_LISTED).map((it) => `#${it}`);
  const more = anchors.length > MOST_LISTED ? ' and others' : '';
  const all = listed.length > 0 ? ` Write one of: ${listed.join(', ')}${more}.` : ' Delete the part from the "#" on.';
  return {
    message: `No heading of the page ${route} has the address "#${anchor}".${didYouMean(near && `#${near}`) || all}`,
    near,
  };
}
