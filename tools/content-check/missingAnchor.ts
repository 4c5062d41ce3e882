import { didYouMean, nearest } from '../../lib/nearest';
import type { Site } from './site';

/** A page has more anchors than a message can list. */
const MOST_LISTED = 12;

/** Says that a page has no such anchor, and which ones it has. */
export function missingAnchor(route: string, anchor: string, site: Site): { message: string; near: string | null } {
  const anchors = [...site.anchorsAt(route)];
  const near = nearest(anchor, anchors);
  const listed = anchors.slice(0, MOST_LISTED).map((it) => `#${it}`);
  const more = anchors.length > MOST_LISTED ? ' and others' : '';
  const all = listed.length > 0 ? ` Its anchors, one for each heading: ${listed.join(', ')}${more}.` : '';
  return { message: `The page ${route} has no anchor "#${anchor}".${didYouMean(near && `#${near}`)}${all}`, near };
}
