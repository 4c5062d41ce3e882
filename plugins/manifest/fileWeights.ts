import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { openFileCache } from '../../lib/cache/fileCache';
import { withStableHashes } from '../../lib/stableHashes';
import { hashOf } from './normalise';
import type { Bytes } from './types';

const compressed = promisify(brotliCompress);

async function weigh(content: Buffer): Promise<Buffer> {
  const { length } = await compressed(content);
  return Buffer.from(JSON.stringify({ raw: content.length, brotli: length } satisfies Bytes));
}

/**
 * Weighs contents, brotli at quality 11, each only once: pages share styles and scripts, and compressing is the longest
 * step of a build in which little has changed. Hashes of files stand for others, so that a page weighs what it did while
 * only other files have changed.
 */
export async function openFileWeights(): Promise<(content: string | Buffer) => Promise<Bytes>> {
  // The folder of this code, which may describe the build of another state of the site.
  const cache = await openFileCache(process.cwd(), 'weights', 'plugins/manifest/fileWeights.ts');
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
