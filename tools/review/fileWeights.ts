import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { openFileCache } from '../../lib/cache/fileCache';
import { withStableHashes } from '../../lib/stableHashes';
import { hashOf } from '../../plugins/manifest/normalize';
import type { Bytes } from '../../plugins/manifest/types';

const compressed = promisify(brotliCompress);

async function weigh(content: Buffer): Promise<Buffer> {
  const { length } = await compressed(content);
  return Buffer.from(JSON.stringify({ raw: content.length, brotli: length } satisfies Bytes));
}

/**
 * Returns a function that weighs contents, with brotli at quality 11. It weighs each content once, because pages share
 * styles and scripts and compression is slow. Hashes in the content are replaced, so that a page keeps its weight when
 * only other files change.
 */
export async function openFileWeights(): Promise<(content: string | Buffer) => Promise<Bytes>> {
  // The folder of this code: the build may belong to another state of the site.
  const cache = await openFileCache(path.resolve(__dirname, '../..'), 'weights', 'tools/review/fileWeights.ts');
  const known = new Map<string, Promise<Bytes>>();

  return (content) => {
    const plain = Buffer.from(withStableHashes(Buffer.from(content).toString('latin1')), 'latin1');
    const key = hashOf(plain);
    const weight =
      known.get(key) ?? cache.get(key, () => weigh(plain)).then((kept) => JSON.parse(Buffer.from(kept).toString()));
    known.set(key, weight);
    return weight;
  };
}
