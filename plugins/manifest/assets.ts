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

/**
 * Returns the bytes of the heaviest files that a phone and a desktop take instead of a picture's source, in the format that comes
 * first.
 */
function loadedBytes(image: Part, directory: string): Pick<Asset, 'phoneBytes' | 'desktopBytes'> {
  const candidates = image.siblings('source').first().attr('srcset')?.split(',') ?? [];
  const files = candidates
    .map((candidate) => candidate.trim().split(' '))
    .map(([address = '', width = '']) => ({
      file: path.join(directory, address),
      width: Number.parseInt(width, 10) || 0,
    }))
    .filter(({ file }) => existsSync(file))
    .map(({ file, width }) => ({ width, bytes: statSync(file).size }));
  const heaviest = (some: typeof files) => Math.max(...some.map(({ bytes }) => bytes));
  const onPhones = files.filter(({ width }) => width <= widestOnPhones);
  return onPhones.length > 0 ? { phoneBytes: heaviest(onPhones), desktopBytes: heaviest(files) } : {};
}

/**
 * Returns the images and drawings in a part of a page by path in the built site. A picture counts as its source, whatever
 * the build has made of it.
 */
export function assetsIn($: cheerio.CheerioAPI, part: Part, directory: string): Record<string, Asset> {
  const loaded = new Map(
    part
      .find('picture > img')
      .get()
      .map((image) => [$(image).attr('src') ?? '', loadedBytes($(image), directory)]),
  );
  const addresses = part
    .find('[src], [srcset], use[href], image[href], [poster]')
    .not('picture > source')
    .get()
    .flatMap((element) => {
      const names = $(element).is('picture > img') ? ['src'] : ['src', 'srcset', 'href', 'poster'];
      return names.map((name) => $(element).attr(name) ?? '');
    })
    .flatMap(addressesIn)
    .filter((address) => address.startsWith('/'));
  const assets = [...new Set(addresses)]
    .sort()
    .map((address) => [address, path.join(directory, address)] as const)
    .filter(([, file]) => existsSync(file))
    .map(([address, file]): [string, Asset] => {
      const content = readFileSync(file);
      const asset = { hash: hashOf(content), bytes: content.length, ...loaded.get(address) };
      return [withoutBuildNoise(address), asset];
    });
  return Object.fromEntries(assets);
}
