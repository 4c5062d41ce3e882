import { createHash } from 'node:crypto';

/** The ID of a build, or the content hash in a file name. Both can change when only other files have changed. */
const HASH = /\b[0-9a-f]{8}\b/g;

/**
 * Replaces each hash in a text with one that depends only on its position among the text's hashes, so that the result is
 * the same when only other files have changed. The replacements compress as badly as real hashes.
 */
export function withStableHashes(text: string): string {
  const fixed = new Map<string, string>();
  return text.replace(HASH, (hash) => {
    const replacement =
      fixed.get(hash) ?? createHash('sha256').update(String(fixed.size)).digest('hex').slice(0, hash.length);
    fixed.set(hash, replacement);
    return replacement;
  });
}
