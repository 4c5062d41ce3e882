import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { didYouMean, nearest } from '../../../lib/nearest';
import { decoded } from '../../../lib/text';
import { isExternal } from '../addresses';
import { pictureName } from '../fileNames';
import { linksOf, type PageLink } from '../links';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';

/** Bytes of a file that visitors load as it is; the handbook recommends 300 kB. */
const LARGEST = 500_000;
/** Bytes of a file of which the build makes smaller ones: more than a photograph of 2,400 pixels has. */
const LARGEST_SOURCE = 3_000_000;
const SAVE_AS = 'Save the picture as .jpg, .webp, .png or .svg.';
const NOT_SHOWN = /^(heic|heif|tiff?|bmp|psd|ai|eps|pdf|raw|docx?)$/;

/** Endings that differ from the name of the type. */
const TYPES: Readonly<Record<string, string>> = { jpeg: 'jpg', avif: 'heif' };

/** What is wrong with the file of a picture, whoever shows it. */
export function faultOf(file: string): string | null {
  const name = path.basename(file);
  const extension = path.extname(file).slice(1).toLowerCase();
  const cannotShow = `Browsers cannot show "${name}". ${SAVE_AS}`;
  if (NOT_SHOWN.test(extension)) return cannotShow;
  const bytes = readFileSync(file);
  try {
    const { type = '' } = imageSize(bytes);
    // An iPhone picture with another name.
    if (NOT_SHOWN.test(type) && extension !== 'avif') return cannotShow;
    if (type !== extension && type !== TYPES[extension])
      return `"${name}" is a .${type} file with another ending. Name it ${pictureName(`${path.parse(name).name}.${type}`)}.`;
  } catch {
    return `"${name}" is empty, damaged, or no picture. ${SAVE_AS}`;
  }
  const isCutOff =
    (extension === 'png' && !bytes.subarray(-12).includes('IEND')) ||
    (/^jpe?g$/.test(extension) && bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < bytes.length - 64);
  if (isCutOff) return `The end of "${name}" is missing. Upload the picture again.`;
  return pictureName(name) === name
    ? null
    : `The name of a picture has lower-case letters, digits and hyphens. Name it ${pictureName(name)}.`;
}

/** Says how heavy a file is, if that is too much. */
function weightOf(link: PageLink, file: string): Diagnostic[] {
  const { size } = statSync(file);
  // Of a picture in a block or in front matter, the build makes smaller files (`plugins/artwork/`).
  const isSource = /^(?:setting|front matter)$/.test(link.from) && /\.(jpe?g|png|webp|avif)$/i.test(link.target);
  if (size <= (isSource ? LARGEST_SOURCE : LARGEST)) return [];
  const advice = isSource
    ? 'Make it at most 2,400 pixels wide; the desk does that when you add a picture.'
    : 'Show it with <Picture>, which makes smaller files of it.';
  const message = `"${path.basename(file)}" has ${(size / 1_000_000).toFixed(1)} MB. ${advice}`;
  return [{ start: link.start, end: link.end, message, severity: 'warning' }];
}

/** Pictures that browsers cannot show or that are too heavy. */
export const imageFile: PageRule = {
  name: 'image-file',
  severity: 'error',
  handbook: '/handbook/pages#images',
  checkPage: (page, site) => {
    if (page.kind === 'handbook') return [];
    return linksOf(page).flatMap((link): Diagnostic[] => {
      const { start, end, target, isFile } = link;
      if (!isFile) return [];
      if (!site.hasStaticFile(target)) return [];
      const file = path.join(site.directory, 'static', target);
      const fault = faultOf(file);
      return [...(fault ? [{ start, end, message: fault }] : []), ...weightOf(link, file)];
    });
  },
};

/** An address in lower case, with hyphens, and with one way to write the ending of a photograph. */
const plainName = (address: string) =>
  address
    .toLowerCase()
    .replace(/^\/static(?=\/)/, '')
    .replace(/(?:%20|[\s_])+/g, '-')
    .replace(/\.jpeg$/, '.jpg');

function diagnosticOf({ target, start, end }: PageLink, site: Site): Diagnostic {
  if (site.routes.has(target))
    return { start, end, message: `"${target}" is a page, and the "!" makes a picture of the link. Delete the "!".` };
  const files = site.staticFiles();
  const suggestion = files.find((file) => plainName(file) === plainName(target)) ?? nearest(target, files);
  const advice = didYouMean(suggestion) || ' Put the file into static/images, or delete the picture here.';
  return { start, end, message: `There is no picture "${target}" in the folder static.${advice}`, suggestion };
}

/** Images without a file: in Markdown, in HTML, in settings of blocks, and in front matter. */
export const missingImage: PageRule = {
  name: 'missing-image',
  severity: 'error',
  handbook: '/handbook/pages#images',
  checkPage: (page, site) =>
    linksOf(page)
      .filter(({ isFile, target }) => isFile && !isExternal(target))
      .filter(({ target }) => !site.hasStaticFile(decoded(target.replace(/[?#].*$/, ''))))
      .map((link) => diagnosticOf(link, site)),
};
