import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { imageSize } from 'image-size';
import { decoded } from '../../../lib/decoded';
import { symbolicLinks } from '../../../lib/symbolicLinks';
import { defaultShareImage } from '../../../src/seo/shareImage';
import { linksOf } from '../links';
import type { FileDiagnostic, SiteRule } from '../rule';
import type { Site } from '../site';
import { faultOf } from './imageFile';

/** What pictures may be. Any other file beside them would be served from the site's origin. */
const PICTURES = /\.(svg|png|jpe?g|webp|avif|gif|ico)$/i;
/** Pictures that browsers cannot show; the rule "image-file" says so on pages that use them. */
const OTHER_PICTURES = /\.(heic|heif|tiff?|bmp|psd|raw|dng)$/i;
const FORBIDDEN = /^(script|foreignObject|iframe|embed|object|handler|listener)$/i;
/** What an animation must not change. */
const FORBIDDEN_TARGET = /^(on|.*href$)/i;
/** Addresses inside the file, and pictures inside it. */
const OWN_ADDRESS = /^\s*(#|data:image\/(png|jpe?g|webp|gif);)/i;
const FOREIGN_STYLE = /@import|url\(\s*['"]?(?!\s*#|data:image\/(png|jpe?g|webp|gif);)/i;

/** What a drawing contains besides a drawing, as it is written in the file. */
function unsafeParts(source: string): string[] {
  // Browsers would read another text than this program.
  const [encoding] = /\0|\uFFFD|encoding\s*=\s*(?!["']utf-8["'])["'][^"']*["']/i.exec(source) ?? [];
  if (encoding) return [encoding.length > 1 ? encoding : 'characters that are not UTF-8'];
  const $ = load(source, { xml: true });
  const parts = [...(source.match(/<!DOCTYPE|<!ENTITY|<\?(?!xml\s)[\w-]+/gi) ?? [])];
  // Element names may have a prefix: `<svg:script>`.
  $('*').each((_, element) => {
    if (!('attribs' in element)) return;
    const name = element.tagName.replace(/^.*:/, '');
    const attributes: [string, string][] = Object.entries(element.attribs);
    const target = element.attribs.attributeName ?? '';
    if (FORBIDDEN.test(name) || FORBIDDEN_TARGET.test(target)) parts.push(`<${element.tagName}`);
    if (name === 'style' && FOREIGN_STYLE.test($(element).text())) parts.push(`<${element.tagName}`);
    for (const [attribute, value] of attributes) {
      const isHandler = /^on/i.test(attribute);
      const isForeign = /(^|:)(href|src)$/i.test(attribute) && !OWN_ADDRESS.test(value);
      if (isHandler || isForeign || (!/^xmlns/.test(attribute) && FOREIGN_STYLE.test(value))) parts.push(attribute);
    }
  });
  return [...new Set(parts)];
}

function linkDiagnostic(file: string): FileDiagnostic {
  const message = 'This is not a file, but only points to another one (a symbolic link). Put the file itself here.';
  return { file, start: 0, end: 0, message };
}

/** The picture that sharing services show has one size. */
function wrongSize(address: string, site: Site): string | null {
  const { path: shared, width, height } = defaultShareImage;
  if (address !== shared) return null;
  const real = imageSize(readFileSync(path.join(site.directory, 'static', address)));
  if (real.width === width && real.height === height) return null;
  return `This picture appears where somebody shares a page, and needs ${width} by ${height} pixels. It has ${real.width} by ${real.height}: save it in the right size.`;
}

/** What is wrong with one file of the folder static. */
function diagnosticsOf(address: string, site: Site, isShown: boolean): FileDiagnostic[] {
  const file = `static${address}`;
  if (isShown && OTHER_PICTURES.test(address)) return [];
  if (address.startsWith('/images/') && !PICTURES.test(address)) {
    return [
      {
        file,
        start: 0,
        end: 0,
        message: OTHER_PICTURES.test(address)
          ? 'Browsers cannot show this kind of picture. Save it as .jpg, .webp or .png, and delete this file.'
          : 'This file is not a picture, and the folder static/images is for pictures only. Move it to the folder static, or delete it.',
      },
    ];
  }
  if (!/\.svg$/i.test(address)) {
    const message = isShown ? null : (faultOf(path.join(site.directory, file)) ?? wrongSize(address, site));
    return message && address.startsWith('/images/') ? [{ file, start: 0, end: 0, message }] : [];
  }
  const source = readFileSync(path.join(site.directory, file), 'utf8');
  return unsafeParts(source).map((part) => {
    const start = Math.max(source.indexOf(part), 0);
    const message = `A drawing must not contain "${part}": it can run a program or load something from elsewhere. Export the drawing as plain SVG.`;
    return { file, start, end: start + part.length, message };
  });
}

/** Drawings with programs or with parts from elsewhere, files among the pictures that are none, and symbolic links. */
export const unsafePicture: SiteRule = {
  name: 'unsafe-picture',
  severity: 'error',
  handbook: '/handbook/pages#images',
  checkSite: (site) => {
    // The rule "image-file" reports the pictures of pages there.
    const shown = new Set(site.pages.flatMap((page) => linksOf(page).map(({ target }) => decoded(target))));
    return [
      ...symbolicLinks(site.directory).map(linkDiagnostic),
      ...site.staticFiles().flatMap((address) => diagnosticsOf(address, site, shown.has(address))),
    ];
  },
};
