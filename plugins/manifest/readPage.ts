import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as cheerio from 'cheerio';
import type { Element } from 'domhandler';
import { listSegments, type TreeElement } from '../preview/segments';
import { assetsIn } from './assets';
import type { ClassModules } from './classModules';
import { hashOf, plainClasses, plainStyles, withoutBuildNoise } from './normalize';
import { plainSegments } from './plainSegments';
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
    return plainSegments(segments).map((segment, index) => ({ ...segment, ...places[index] }));
  });
}

/** Describes the markup of a part, with its text and without. */
function markupHashes($: cheerio.CheerioAPI, part: Part): { whole: string; structure: string } {
  const copy = part.clone();
  // What the build makes of a picture follows from its file, which is compared by itself.
  copy.find('script, picture > source').remove();
  for (const made of ['srcset', 'sizes', 'width', 'height']) copy.find('picture > img').removeAttr(made);
  const elements = copy.find('*').addBack();
  elements.each((_, element) => {
    const { attribs } = element as Element;
    if (attribs.class) attribs.class = plainClasses(attribs.class);
    delete attribs['aria-current'];
  });
  const whole = withoutBuildNoise($.html(copy));
  elements.each((_, element) => {
    const { attribs } = element as Element;
    for (const name of TEXT_ATTRIBUTES) delete attribs[name];
  });
  const structure = withoutBuildNoise($.html(copy)).replace(/>[^<]+/g, '>');
  return { whole: hashOf(whole), structure: hashOf(structure) };
}

/** Headers and footers that are known, by their HTML: most pages share one, and reading it again takes long. */
export type KnownShells = Map<string, { hash: string; segments: ManifestSegment[] }>;

function readShell($: cheerio.CheerioAPI, part: Part, modules: ClassModules, known: KnownShells) {
  const html = $.html(part);
  const found = known.get(html) ?? {
    hash: markupHashes($, part).whole,
    segments: segmentsIn(part, modules),
  };
  known.set(html, found);
  return found;
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
 * @param known headers and footers of other pages
 * @throws Error if the page has no `<main>`
 */
export function readPage(
  $: cheerio.CheerioAPI,
  directory: string,
  modules: ClassModules,
  known: KnownShells = new Map(),
): PageReading {
  const main = $('main').first();
  if (main.length === 0) throw new Error('The page has no main element.');
  const header = readShell($, main.prevAll().not('script'), modules, known);
  const footer = readShell($, main.nextAll().not('script'), modules, known);
  const { whole, structure } = markupHashes($, main);
  const css = $('style').text();
  const metadata = metadataIn($);

  return {
    title: metadata.title ?? '',
    description: metadata.description ?? '',
    metadata,
    jsonLd: $('script[type="application/ld+json"]')
      .get()
      .map((script) => JSON.parse($(script).text())),
    shareImage: shareImageOf(metadata['og:image'], directory),
    segments: segmentsIn(main, modules),
    hashes: {
      ...{ main: whole, structure, header: header.hash, footer: footer.hash },
      styles: hashOf(plainStyles(css)),
    },
    assets: assetsIn($, main, directory),
    shell: { [header.hash]: header.segments, [footer.hash]: footer.segments },
  };
}
