import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as cheerio from 'cheerio';
import type { Element } from 'domhandler';
import { listSegments, type TreeElement } from '../preview/segments';
import { hashOf, plainClasses, plainStyles, withoutBuildNoise } from './normalize';
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

function segmentsIn(part: Part): ManifestSegment[] {
  return part
    .get()
    .flatMap((element) => listSegments(element as TreeElement))
    .map(({ tag, text, name, links }) => ({ tag, text, ...(name && { name }), ...(links.length > 0 && { links }) }));
}

function plainMarkup($: cheerio.CheerioAPI, part: Part, withText: boolean): string {
  const copy = part.clone();
  copy.find('script').remove();
  copy
    .find('*')
    .addBack()
    .each((_, element) => {
      const { attribs } = element as Element;
      if (attribs.class) attribs.class = plainClasses(attribs.class);
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

function assetsIn($: cheerio.CheerioAPI, main: Part, directory: string): Record<string, string> {
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
    .map(([address, file]) => [withoutBuildNoise(address), hashOf(readFileSync(file))]);
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
 * @throws Error if the page has no `<main>`
 */
export function readPage($: cheerio.CheerioAPI, directory: string): PageReading {
  const main = $('main').first();
  if (main.length === 0) throw new Error('The page has no main element.');
  const header = main.prevAll().not('script');
  const footer = main.nextAll().not('script');
  const css = $('style').text();
  const metadata = metadataIn($);

  const hashes = {
    main: hashOf(plainMarkup($, main, true)),
    structure: hashOf(plainMarkup($, main, false)),
    header: hashOf(plainMarkup($, header, true)),
    footer: hashOf(plainMarkup($, footer, true)),
    styles: hashOf(plainStyles(css)),
  };
  return {
    title: metadata.title ?? '',
    description: metadata.description ?? '',
    metadata,
    jsonLd: $('script[type="application/ld+json"]')
      .get()
      .map((script) => JSON.parse($(script).text())),
    shareImage: shareImageOf(metadata['og:image'], directory),
    segments: segmentsIn(main),
    hashes,
    assets: assetsIn($, main, directory),
    shell: { [hashes.header]: segmentsIn(header), [hashes.footer]: segmentsIn(footer) },
  };
}
