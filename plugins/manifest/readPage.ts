import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as cheerio from 'cheerio';
import type { Element } from 'domhandler';
import { listSegments, type TreeElement } from '../preview/segments';
import type { ClassModules } from './classModules';
import { hashOf, plainClasses, plainStyles, withoutBuildNoise } from './normalize';
import { segmentPlaces } from './segmentPlaces';
import type { ManifestSegment, PageDescription } from './types';

type Part = cheerio.Cheerio<ReturnType<cheerio.CheerioAPI>[0]>;

/** Attributes that contain text or depend on it. */
const TEXT_ATTRIBUTES = ['href', 'id', 'for', 'alt', 'aria-label', 'aria-labelledby', 'aria-controls', 'placeholder'];
/** Elements of the head that do not describe the page. */
const TECHNICAL_META = new Set(['viewport']);

export type PageReading = Pick<
  PageDescription,
  'title' | 'description' | 'metadata' | 'jsonLd' | 'shareImage' | 'segments' | 'hashes' | 'assets'
> & {
  shell: Record<string, ManifestSegment[]>;
};

function segmentsIn(part: Part, modules: ClassModules): ManifestSegment[] {
  return part.get().flatMap((root) => {
    const segments = listSegments(root as TreeElement);
    const places = segmentPlaces(segments as unknown as Parameters<typeof segmentPlaces>[0], modules);
    return segments.map(({ tag, text, name, links }, index) => ({
      ...{ tag, text },
      ...(name && { name }),
      ...(links.length > 0 && { links }),
      ...places[index],
    }));
  });
}

function plainMarkup($: cheerio.CheerioAPI, part: Part, modules: ClassModules, withText: boolean): string {
  const copy = part.clone();
  copy.find('script').remove();
  copy
    .find('*')
    .addBack()
    .each((_, element) => {
      const { attribs } = element as Element;
      if (attribs.class) attribs.class = plainClasses(attribs.class, modules);
      for (const name of withText ? ['aria-current'] : ['aria-current', ...TEXT_ATTRIBUTES]) delete attribs[name];
    });
  const markup = withoutBuildNoise($.html(copy));
  return withText ? markup : markup.replace(/>[^<]+/g, '>');
}

function metadataIn($: cheerio.CheerioAPI): Record<string, string> {
  const entries = $('head meta[content]')
    .get()
    .map((meta) => [
      $(meta).attr('name') ?? $(meta).attr('property') ?? '',
      $(meta).attr('media'),
      $(meta).attr('content'),
    ])
    .filter(([name]) => name && !TECHNICAL_META.has(name))
    .map(([name, media, content]): [string, string] => [media ? `${name} ${media}` : `${name}`, content ?? '']);
  const links = $('head link[rel=canonical], head link[rel=alternate]')
    .get()
    .map((link): [string, string] => [$(link).attr('rel') ?? '', $(link).attr('href') ?? '']);
  return Object.fromEntries([
    ['title', $('title').text()],
    ...entries,
    ...links,
    ['language', $('html').attr('lang') ?? ''],
  ]);
}

function assetsIn($: cheerio.CheerioAPI, main: Part, directory: string): PageReading['assets'] {
  const addresses = main
    .find('[src], [srcset], use[href], image[href], [poster]')
    .get()
    .flatMap((element) => ['src', 'srcset', 'href', 'poster'].map((name) => $(element).attr(name) ?? ''))
    .flatMap((value) => value.split(',').map((candidate) => candidate.trim().split(/[\s#?]/)[0] ?? ''))
    .filter((address) => address.startsWith('/'));
  const hashes = [...new Set(addresses)]
    .sort()
    .map((address) => [address, path.join(directory, address)] as const)
    .filter(([, file]) => existsSync(file))
    .map(([address, file]) => {
      const content = readFileSync(file);
      return [withoutBuildNoise(address), { hash: hashOf(content), bytes: content.length }];
    });
  return Object.fromEntries(hashes);
}

function shareImageOf(address: string | undefined, directory: string): PageReading['shareImage'] {
  if (!address) return null;
  const { pathname } = new URL(address);
  const file = path.join(directory, pathname);
  return existsSync(file) ? { path: pathname, hash: hashOf(readFileSync(file)) } : null;
}

/**
 * Reads the content of a built page.
 * @param $ the page, with inlined styles
 * @param directory the built site, which contains the page's images
 * @param modules the CSS modules of the site's sources
 * @throws Error if the page has no `<main>`
 */
export function readPage($: cheerio.CheerioAPI, directory: string, modules: ClassModules): PageReading {
  const main = $('main').first();
  if (main.length === 0) throw new Error('The page has no main element.');
  const header = main.prevAll().not('script');
  const footer = main.nextAll().not('script');
  const css = $('style').text();
  const metadata = metadataIn($);

  const hashes = {
    main: hashOf(plainMarkup($, main, modules, true)),
    structure: hashOf(plainMarkup($, main, modules, false)),
    header: hashOf(plainMarkup($, header, modules, true)),
    footer: hashOf(plainMarkup($, footer, modules, true)),
    styles: hashOf(plainStyles(css, modules)),
  };
  return {
    title: metadata.title ?? '',
    description: metadata.description ?? '',
    metadata,
    jsonLd: $('script[type="application/ld+json"]')
      .get()
      .map((script) => JSON.parse($(script).text())),
    shareImage: shareImageOf(metadata['og:image'], directory),
    segments: segmentsIn(main, modules),
    hashes,
    assets: assetsIn($, main, directory),
    shell: { [hashes.header]: segmentsIn(header, modules), [hashes.footer]: segmentsIn(footer, modules) },
  };
}
