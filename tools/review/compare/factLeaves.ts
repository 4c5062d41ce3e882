import type { ManifestSegment } from '../../../plugins/manifest/types';

/** Lists the texts and numbers in a YAML value, as segments whose tag is their place in it. */
export function leaves(value: unknown, place: string[] = []): ManifestSegment[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return value === '' ? [] : [{ tag: place.join(' › '), text: String(value) }];
  }
  if (Array.isArray(value)) return value.flatMap((part) => leaves(part, place));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => leaves(part, [...place, name]));
}
