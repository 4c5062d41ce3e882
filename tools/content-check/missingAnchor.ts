import { didYouMean, nearest } from '../../lib/nearest';
import type { Site } from './site';

/** Says that a page has no such anchor, and which ones it has. */
export function missingAnchor(route: string, anchor: string, site: Site): { message: string; near: string | null } {
  const anchors = [...site.anchorsAt(route)];
  const near = nearest(anchor, anchors);
  const list =
    anchors.length > 0
      ? ` Write one of: ${anchors
          .slice(0, 12)
          .map((it) => `#${it}`)
          .join(', ')}.`
      : ' Delete the part from the "#" on.';
  return {
    message: `No heading of ${route} has the address "#${anchor}".${didYouMean(near && `#${near}`) || list}`,
    near,
  };
}
