import { isUtf8 } from 'node:buffer';
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

const TYPES: Record<string, readonly string[]> = {
  png: ['png'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  gif: ['gif'],
  webp: ['webp'],
  avif: ['avif', 'heif'],
  svg: ['svg'],
};

/** Whether the upload of a picture stopped before its end. */
function isCutOff(bytes: Buffer, type: string | undefined): boolean {
  if (type === 'png') return !bytes.subarray(-12).includes('IEND');
  if (type === 'jpg') return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < bytes.length - 64;
  if (type === 'webp') return bytes.readUInt32LE(4) + 8 > bytes.length;
  return false;
}

/** What a file is that is no picture; null where nobody can tell. */
function otherContent(bytes: Buffer, extension: string): string | null {
  const start = bytes.subarray(0, 400).toString('latin1');
  if (/^(?:\xEF\xBB\xBF)?\s*(?:<!--[\s\S]*?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i.test(start))
    return 'is a web page and no picture. Open the picture itself in the browser, download it again, and replace this file.';
  if (/^%PDF-/.test(start)) return 'is a PDF and no picture. Save the picture in it as .jpg, .webp, .png or .svg.';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are not in texts.
  const isText = isUtf8(bytes) && !/[\0-\x08\x0E-\x1F]/.test(start);
  return isText && extension !== 'svg' ? 'is a text and no picture. Put the picture itself in its place.' : null;
}

/** What is wrong with a file of a picture, whoever shows it. */
export function faultOf(file: string): string | null {
  const name = path.basename(file);
  const extension = path.extname(file).slice(1).toLowerCase();
  if (/^(heic|heif|tiff?|bmp|psd|ai|eps|pdf|raw|docx?)$/.test(extension))
    return `Browsers cannot show "${name}". Save the picture as .jpg, .webp, .png or .svg.`;
  const bytes = readFileSync(file);
  if (bytes.length === 0) return `The file "${name}" is empty. Upload the picture again.`;
  const expected = TYPES[extension];
  if (!expected) return null;
  const start = bytes.subarray(0, 400).toString('latin1');
  if (/ftyp(heic|heix|hevc|mif1|msf1)/.test(start) && extension !== 'avif')
    return `"${name}" is an iPhone picture (HEIC), which most browsers cannot show, and another name does not change that. Open it, export it as JPEG, and upload that file in its place.`;
  if (/^version https:\/\/git-lfs/.test(start))
    return `"${name}" is only a note about the picture (Git LFS). Upload the picture itself.`;
  const other = otherContent(bytes, extension);
  if (other) return `"${name}" ${other}`;
  let type: string | undefined;
  try {
    ({ type } = imageSize(bytes));
  } catch {
    return `"${name}" is not a picture that can be read. Open it on your computer, and save it again as .jpg, .webp, .png or .svg.`;
  }
  if (type && !expected.includes(type))
    return `"${name}" is a .${type} file with another ending. Name it ${pictureName(`${path.basename(name, path.extname(name))}.${type}`)}.`;
  if (isCutOff(bytes, type)) return `The file "${name}" is damaged: its end is missing. Upload the picture again.`;
  if (pictureName(name) !== name)
    return `Name the file in lower case, without spaces and signs: "${pictureName(name)}" in place of "${name}".`;
  return null;
}

/** Says how heavy a file is, if that is too much. */
function weightOf(link: PageLink, file: string): Diagnostic[] {
  const { start, end } = link;
  const name = path.basename(file);
  const { size } = statSync(file);
  if (!isMadeSmaller(link)) {
    const advice = /\.(svg|gif)$/i.test(name)
      ? 'Make it simpler, or save it as .png.'
      : 'Show it with <Picture>, which makes smaller files of it.';
    const message = `"${name}" is ${Math.round(size / 1000)} kB, and a page should load in a second. ${advice}`;
    return size > LARGEST ? [{ start, end, message }] : [];
  }
  const message = `"${name}" is ${(size / 1_000_000).toFixed(1)} MB. Visitors load smaller files, but everybody who works on the site loads this one. Make it at most 2,400 pixels wide; the desk does that when you add a picture.`;
  return size > LARGEST_SOURCE ? [{ start, end, message, severity: 'warning' }] : [];
}

/** Width and height of an HTML element that do not fit the file. */
function wrongProportions(page: Page, site: Site): Diagnostic[] {
  return elementsOf(page).flatMap((element): Diagnostic[] => {
    // The rule "forbidden-code" says that a frame or a film must go.
    if (!isBlockName(element.name) && element.name !== 'img') return [];
    const source = settingOfName(page, element, 'src');
    const [width, height] = ['width', 'height'].map((name) => settingOfName(page, element, name));
    if (!source?.value || !width?.value || !height?.value) return [];
    for (const setting of [width, height]) {
      if (/^[1-9]\d*$/.test(setting.value ?? '')) continue;
      const number = /\d+/.exec(setting.value ?? '')?.[0];
      const message = `Write ${setting.name} as a whole number of pixels, without a unit: ${setting.name}="${number ?? 480}".`;
      return [{ ...setting.valueRange, message, suggestion: number ?? null }];
    }
    const file = path.join(site.directory, 'static', source.value);
    if (!site.hasStaticFile(source.value)) return [];
    try {
      const real = imageSize(readFileSync(file));
      const isTurned = (real.orientation ?? 1) > 4;
      const actual = isTurned ? real.height / real.width : real.width / real.height;
      const ratio = Number(width.value) / Number(height.value) / actual;
      if (Math.abs(ratio - 1) <= TOLERANCE) return [];
      const better = Math.round(Number(width.value) / actual);
      const message = `The picture has ${real.width} by ${real.height} pixels, so it would look ${ratio > 1 ? 'flattened' : 'stretched'} at ${width.value} by ${height.value}. Write width="${width.value}" height="${better}".`;
      return [{ ...height.valueRange, message, suggestion: String(better) }];
    } catch {
      return [];
    }
  });
}

function localFile({ target, isFile }: PageLink, site: Site): string | null {
  return isFile && site.hasStaticFile(target) ? path.join(site.directory, 'static', target) : null;
}

/** Pictures that browsers cannot show, are too large, or would look distorted, and pictures of other sites. */
export const imageFile: PageRule = {
  name: 'image-file',
  severity: 'error',
  handbook: '/handbook/pages#images',
  checkPage: (page, site) => {
    if (page.kind === 'handbook') return [];
    const files = linksOf(page).flatMap((link): Diagnostic[] => {
      const { start, end, target } = link;
      if (link.isFile && /^(https?:\/\/|\/\/[^/]*\.|data:)/i.test(target)) {
        return [
          {
            start,
            end,
            message: /[?&](?:pid|tid|ev|id|fmt)=|pixel|\b1x1\b/i.test(target)
              ? 'This picture counts visitors for another company, and our privacy policy does not allow it. Delete it.'
              : 'The site shows only its own pictures. Put the file into static/images, if we may use it, and write "/images/" and its name.',
          },
        ];
      }
      const file = localFile(link, site);
      if (!file) return [];
      const fault = faultOf(file);
      return fault ? [{ start, end, message: fault }] : weightOf(link, file);
    });
    return [...files, ...wrongProportions(page, site)];
  },
};
