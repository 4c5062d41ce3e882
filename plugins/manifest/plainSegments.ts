import type { Segment } from '../preview/segments';
import type { ManifestSegment } from './types';

/** Describes segments as data, without their elements. Runs in Node and in a browser. */
export function plainSegments(segments: readonly Segment[]): ManifestSegment[] {
  return segments.map(({ tag, text, name, links }) => ({
    ...{ tag, text },
    ...(name && { name }),
    ...(links.length > 0 && { links }),
  }));
}
