import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { elementsOf, isBlockName, settingOfName } from '../elements';
import { pictureName } from '../fileNames';
import { isMadeSmaller, linksOf, type PageLink } from '../links';
import type { Page } from '../page';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';

/** Bytes of a file that visitors load as it is; the handbook recommends 300 kB. */
export const LARGEST = 500_000;
/** Bytes of a file of which the build makes smaller ones: more than a photograph of 2,400 pixels has. */
const LARGEST_SOURCE = 3_000_000;
/** How much the proportions may differ from those of the file. */
const TOLERANCE = 0.03;
const SAVE_AS = 'Save the picture as .jpg, .webp, .png or .svg.';

const TYPES: Readonly<Record<string, readonly string[]>> = {
  png: ['png'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  gif: ['gif'],
  webp: ['webp'],
  avif: ['avif', 'heif'],
  svg: ['svg'],
};

/** What is wrong with the file of a picture, whoever shows it. */
export function faultOf(file: string): string | null {
  const name = path.basename(file);
  const extension = path.extname(file).slice(1).toLowerCase();
  if (/^(heic|heif|tiff?|bmp|psd|ai|eps|pdf|raw|docx?)$/.test(extension))
    return `Browsers cannot show "${name}". ${SAVE_AS}`;
  const expected = TYPES[extension];
  const bytes = readFileSync(file);
  if (!expected) return null;
  if (/ftyp(heic|heix|hevc|mif1|msf1)/.test(bytes.subarray(0, 64).toString('latin1')) && extension !== 'avif')
    return `"${name}" is an iPhone picture (HEIC) with another name, and most browsers cannot show it. Export it as JPEG.`;
  try {
    const { type = '' } = imageSize(bytes);
    if (!expected.includes(type))
      return `"${name}" is a .${type} file with another ending. Name it ${pictureName(`${path.parse(name).name}.${type}`)}.`;
  } catch {
    return `"${name}" is empty, damaged, or no picture. ${SAVE_AS}`;
  }
  const isCutOff =
    (extension === 'png' && !bytes.subarray(-12).includes('IEND')) ||
    (expected.includes('jpg') && bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < bytes.length - 64);
  if (isCutOff) return `The end of "${name}" is missing. Upload the picture again.`;
  return pictureName(name) === name
    ? null
    : `The name of a picture has lower-case letters, digits and hyphens. Name it ${pictureName(name)}.`;
}

/** Says how heavy a file is, if that is too much. */
function weightOf(link: PageLink, file: string): Diagnostic[] {
  const { size } = statSync(file);
  const isSource = isMadeSmaller(link);
  if (size <= (isSource ? LARGEST_SOURCE : LARGEST)) return [];
  const advice = isSource
    ? 'Make it at most 2,400 pixels wide; the desk does that when you add a picture.'
    : 'Show it with <Picture>, which makes smaller files of it.';
  const message = `"${path.basename(file)}" has ${(size / 1_000_000).toFixed(1)} MB. ${advice}`;
  return [{ start: link.start, end: link.end, message, severity: 'warning' }];
}

/** Width and height of an HTML element that do not fit the file. */
function wrongProportions(page: Page, site: Site): Diagnostic[] {
  return elementsOf(page).flatMap((element): Diagnostic[] => {
    const [source, width, height] = ['src', 'width', 'height'].map((name) => settingOfName(page, element, name));
    if (isBlockName(element.name) || !source?.value || !width?.value || !height?.value) return [];
    const wrong = [width, height].find(({ value }) => !/^[1-9]\d*$/.test(value ?? ''));
    if (wrong)
      return [
        {
          ...wrong.valueRange,
          message: `Write ${wrong.name} as a number of pixels, without a unit: ${wrong.name}="480".`,
        },
      ];
    if (!site.hasStaticFile(source.value)) return [];
    try {
      const real = imageSize(readFileSync(path.join(site.directory, 'static', source.value)));
      const actual = (real.orientation ?? 1) > 4 ? real.height / real.width : real.width / real.height;
      if (Math.abs(Number(width.value) / Number(height.value) / actual - 1) <= TOLERANCE) return [];
      const better = String(Math.round(Number(width.value) / actual));
      return [
        {
          ...height.valueRange,
          message: `The picture would look distorted. Write height="${better}".`,
          suggestion: better,
          severity: 'warning',
        },
      ];
    } catch {
      return [];
    }
  });
}

/** Pictures that browsers cannot show, are too heavy, or would look distorted, and pictures of other sites. */
export const imageFile: PageRule = {
  name: 'image-file',
  severity: 'error',
  handbook: '/handbook/pages#images',
  checkPage: (page, site) => {
    if (page.kind === 'handbook') return [];
    const files = linksOf(page).flatMap((link): Diagnostic[] => {
      const { start, end, target, isFile } = link;
      if (!isFile) return [];
      if (/^(https?:\/\/|\/\/[^/]*\.|data:)/i.test(target))
        return [
          {
            start,
            end,
            message:
              'The site shows only its own pictures. Put the file into static/images, and write "/images/" and its name.',
          },
        ];
      if (!site.hasStaticFile(target)) return [];
      const file = path.join(site.directory, 'static', target);
      const fault = faultOf(file);
      return [...(fault ? [{ start, end, message: fault }] : []), ...weightOf(link, file)];
    });
    return [...files, ...wrongProportions(page, site)];
  },
};
