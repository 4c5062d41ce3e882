import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type * as cheerio from 'cheerio';
import { widestOnPhones } from '../../src/site/pictures';
import { hashOf, withoutBuildNoise } from './normalize';
import type { Asset } from './types';

type Part = ReturnType<cheerio.CheerioAPI>;

function addressesIn(value: string): string[] {
  return value.split(',').map((candidate) => candidate.trim().split(/[\s#?]/)[0] ?? '');
}

/** Returns the bytes of the heaviest file that a phone takes instead of a picture's source, in the format that comes first. */
function phoneBytesOf(image: Part, directory: string): number | undefined {
  const candidates = image.siblings('source').first().attr('srcset')?.split(',') ?? [];
  const sizes = candidates
    .map((candidate) => candidate.trim().split(' '))
    .filter(([, width = '']) => (Number.parseInt(width, 10) || 0) <= widestOnPhones)
    .map(([address = '']) => path.join(directory, address))
    .filter((file) => existsSync(file))
    .map((file) => statSync(file).size);
  return sizes.length > 0 ? Math.max(...sizes) : undefined;
}

/**
 * Returns the images and drawings in a part of a page by path in the built site. A picture counts as its source, whatever
 * the build has made of it.
 */
export function assetsIn($: cheerio.CheerioAPI, part: Part, directory: string): Record<string, Asset> {
  const phoneBytes = new Map(
    part
      .find('picture > img')
      .get()
      .map((image) => [$(image).attr('src') ?? '', phoneBytesOf($(image), directory)]),
  );
  const addresses = part
    .find('[src], [srcset], use[href], image[href], [poster]')
    .not('picture > source')
    .get()
    .flatMap((element) => ['src', 'srcset', 'href', 'poster'].map((name) => $(element).attr(name) ?? ''))
    .flatMap(addressesIn)
    .filter((address) => address.startsWith('/'));
  const assets = [...new Set(addresses)]
    .sort()
    .map((address) => [address, path.join(directory, address)] as const)
    .filter(([, file]) => existsSync(file))
    .map(([address, file]): [string, Asset] => {
      const content = readFileSync(file);
      const onPhones = phoneBytes.get(address);
      const asset = { hash: hashOf(content), bytes: content.length };
      return [withoutBuildNoise(address), onPhones === undefined ? asset : { ...asset, phoneBytes: onPhones }];
    });
  return Object.fromEntries(assets);
}
