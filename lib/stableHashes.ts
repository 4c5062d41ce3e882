import { createHash } from 'node:crypto';

/** The mark of a build, or the hash of a file's content in its name: they change with other files than their own. */
const HASH = /\b[0-9a-f]{8}\b/g;

/**
 * A text in which hashes are named by their order, so that it stays the same while only other files have changed. The
 * names compress as badly as hashes do.
 */
export function withStableHashes(text: string): string {
  const fixed = new Map<string, string>();
  return text.replace(HASH, (hash) => {
    const name = fixed.get(hash) ?? createHash('sha256').update(String(fixed.size)).digest('hex').slice(0, hash.length);
    fixed.set(hash, name);
    return name;
  });
}
