import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { didYouMean, nearest } from '../../../lib/nearest';
import { decoded } from '../../../lib/text';
import { maxPixels } from '../../../src/config/pictures';
import { pictureName } from '../fileNames';
import { isExternal, linksOf, type PageLink } from '../links';
import { pageOf, reporter, siteOf } from '../lint';
import type { Site } from '../site';

const url = '/handbook/pages#images';
const WHOLE_FILE = { start: 0, end: 0 };

/** Bytes of a file that visitors load as it is; the handbook recommends 300 kB. */
const LARGEST = 500_000;
/** Bytes of a file of which the build makes smaller ones: more than a photograph of 2,400 pixels has. */
const LARGEST_SOURCE = 3_000_000;
const SAVE_AS = 'Save the picture as .jpg, .webp, .png or .svg.';
const NOT_SHOWN = /^(heic|heif|tiff?|bmp|psd|ai|eps|pdf|raw|docx?)$/;

/** Endings that differ from the name of the type. */
const TYPES: Readonly<Record<string, string>> = { jpeg: 'jpg', avif: 'heif' };

/** What is wrong with the file of a picture, whoever shows it. */
function faultOf(file: string): string | null {
  const name = path.basename(file);
  const extension = path.extname(file).slice(1).toLowerCase();
  const cannotShow = `Browsers cannot show "${name}". ${SAVE_AS}`;
  if (NOT_SHOWN.test(extension)) return cannotShow;
  const bytes = readFileSync(file);
  try {
    const { type = '', width, height } = imageSize(bytes);
    if (type !== 'svg' && width * height > maxPixels)
      return `"${name}" is ${width} pixels wide and ${height} high. Make it at most 2,400 pixels wide.`;
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

const fileOf = (site: Site, address: string) => path.join(site.directory, 'static', address);

/** Pictures on pages that browsers cannot show. */
export const imageFile = lintRule<Root>({ origin: 'check:image-file', url }, (_, file) => {
  const page = pageOf(file);
  const site = siteOf(file);
  if (page.kind === 'handbook') return;
  for (const link of linksOf(page).filter(({ isFile }) => isFile)) {
    const message = site.hasStaticFile(link.target) && faultOf(fileOf(site, link.target));
    if (message) reporter(file)(link, message);
  }
});

/** Pictures on pages that are too heavy. */
export const heavyPicture = lintRule<Root>({ origin: 'check:heavy-picture', url }, (_, file) => {
  const page = pageOf(file);
  const site = siteOf(file);
  if (page.kind === 'handbook') return;
  for (const link of linksOf(page).filter(({ isFile, target }) => isFile && site.hasStaticFile(target))) {
    const { size } = statSync(fileOf(site, link.target));
    // Of a picture in a block or in front matter, the build makes smaller files (`plugins/artwork/`).
    const isSource = /^(?:setting|front matter)$/.test(link.from) && /\.(jpe?g|png|webp|avif)$/i.test(link.target);
    if (size <= (isSource ? LARGEST_SOURCE : LARGEST)) continue;
    const advice = isSource
      ? 'Make it at most 2,400 pixels wide; the desk does that when you add a picture.'
      : 'Show it with <Picture>, which makes smaller files of it.';
    reporter(file)(link, `"${path.basename(link.target)}" has ${(size / 1_000_000).toFixed(1)} MB. ${advice}`);
  }
});

/** An address in lower case, with hyphens, and with one way to write the ending of a photograph. */
const plainName = (address: string) =>
  address
    .toLowerCase()
    .replace(/^\/static(?=\/)/, '')
    .replace(/(?:%20|[\s_])+/g, '-')
    .replace(/\.jpeg$/, '.jpg');

function explainMissing({ target }: PageLink, site: Site): [message: string, expected?: string | null] {
  if (site.routes.has(target))
    return [`"${target}" is a page, and the "!" makes a picture of the link. Delete the "!".`];
  const files = site.staticFiles();
  const same = files.find((it) => plainName(it) === plainName(target)) ?? null;
  const advice =
    didYouMean(same ?? nearest(target, files)) || ' Put the file into static/images, or delete the picture here.';
  return [`There is no picture "${target}" in the folder static.${advice}`, same];
}

/** Images without a file: in Markdown, in HTML, in settings of blocks, and in front matter. */
export const missingImage = lintRule<Root>({ origin: 'check:missing-image', url }, (_, file) => {
  const site = siteOf(file);
  for (const link of linksOf(pageOf(file))) {
    const isThere = site.hasStaticFile(decoded(link.target.replace(/[?#].*$/, '')));
    if (link.isFile && !isExternal(link.target) && !isThere) reporter(file)(link, ...explainMissing(link, site));
  }
});

/** Files that the build refuses to publish, and pictures that browsers cannot show. */
export const unsafePicture = lintRule<Root>({ origin: 'check:unsafe-picture', url }, (_, file) => {
  const { file: name } = pageOf(file);
  const site = siteOf(file);
  const refused = site.refusedFiles().find((it) => it.file === name);
  if (refused) return void reporter(file)(WHOLE_FILE, refused.message);
  if (!name.startsWith('static/images/')) return;
  const address = name.slice('static'.length);
  // The rule "image-file" reports the pictures of pages there.
  if (site.pages.some((page) => linksOf(page).some(({ target }) => decoded(target) === address))) return;
  const fault = faultOf(fileOf(site, address));
  if (fault) reporter(file)(WHOLE_FILE, fault);
});
