import { listSegments, type Segment } from '../segments';

/** The page's own parts beside its main content, without what the preview adds. */
function shellParts(main: Element): Element[] {
  return [...(main.parentElement?.children ?? [])].filter(
    (part) => part !== main && !part.matches('script, dialog, .preview-bar'),
  );
}

/** Lists the segments of the main content, or those of the whole page. */
export function pageSegments(part: 'main' | 'page'): Segment<Element>[] {
  const main = document.querySelector('main');
  if (!main) return [];
  const parts = part === 'main' ? [main] : [main, ...shellParts(main)];
  return parts.flatMap((root) => listSegments<Element>(root));
}

/** Returns the innermost segment around a node. */
export function segmentAround(node: Node | null): Segment<Element> | null {
  const around = node ? pageSegments('page').filter(({ element }) => element.contains(node)) : [];
  return around.reduce<Segment<Element> | null>(
    (inner, segment) => (!inner || inner.element.contains(segment.element) ? segment : inner),
    null,
  );
}
