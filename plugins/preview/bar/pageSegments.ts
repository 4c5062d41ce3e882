import { listSegments, type Segment } from '../segments';

/** Lists the segments of the main content. */
export function pageSegments(): Segment<Element>[] {
  const main = document.querySelector('main');
  return main ? listSegments<Element>(main) : [];
}
