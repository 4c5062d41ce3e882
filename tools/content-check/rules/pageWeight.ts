import { statSync } from 'node:fs';
import path from 'node:path';
import { phoneBytes } from '../../../src/config/pictures';
import { importedFiles } from '../imports';
import { isMadeSmaller, linksOf } from '../links';
import type { Page } from '../page';
import { valueRange } from '../parse/frontMatterBlock';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';
import { wordsOf } from '../words';
import { LARGEST } from './imageFile';

/** A third more than the longest page had when the limit was set. */
const MAX_WORDS = 2_000;
/** Bytes of all images of a page. */
const MAX_IMAGES = 300_000;

/** A page and the shared text that it shows directly. */
function shownFiles(page: Page, site: Site): Page[] {
  return [page, ...importedFiles(page).flatMap((file) => site.pageOfFile(file) ?? [])];
}

function tooManyWords(page: Page, site: Site): Diagnostic[] {
  const count = shownFiles(page, site)
    .flatMap(wordsOf)
    .reduce((sum, { text }) => sum + (text.match(/\p{L}+/gu)?.length ?? 0), 0);
  if (count <= MAX_WORDS || !page.frontMatter) return [];
  const number = (value: number) => value.toLocaleString('en-US');
  return [
    {
      ...valueRange(page.frontMatter, ['title']),
      message: `This page has ${number(count)} words, more than ${number(MAX_WORDS)}. On a slow phone its end arrives late, and few visitors read that far. Move a part to a page of its own, or shorten it.`,
    },
  ];
}

function tooLargeImages(page: Page, site: Site): Diagnostic[] {
  const images = linksOf(page)
    .filter(({ target, isFile, from }) => isFile && from !== 'front matter' && site.hasStaticFile(target))
    .map((link) => {
      const { size } = statSync(path.join(site.directory, 'static', link.target));
      return { ...link, bytes: isMadeSmaller(link) ? Math.min(size, phoneBytes) : size };
    })
    // The rule `image-file` reports an image that is too large by itself.
    .filter(({ bytes }) => bytes <= LARGEST)
    .sort((a, b) => b.bytes - a.bytes);
  const sum = images.reduce((total, { bytes }) => total + bytes, 0);
  const [largest] = images;
  if (!largest || sum <= MAX_IMAGES) return [];
  const size = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  return [
    {
      start: largest.start,
      end: largest.end,
      message: `The images on this page total ${size(sum)}, more than ${size(MAX_IMAGES)}, so it loads slowly on a phone. This one is the largest, with ${size(largest.bytes)}. Leave out pictures that do not help the reader, and show the others with <Picture>.`,
      handbook: '/handbook/pages#images',
    },
  ];
}

/** Pages with so many words, or such large images, that they load slowly. */
export const pageWeight: PageRule = {
  name: 'page-weight',
  severity: 'warning',
  handbook: '/handbook/pages#length',
  checkPage: (page, site) => (page.kind === 'page' ? [...tooManyWords(page, site), ...tooLargeImages(page, site)] : []),
};
