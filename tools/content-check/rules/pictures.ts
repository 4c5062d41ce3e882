import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { didYouMean, nearest } from '../../../lib/nearest';
import { decoded } from '../../../lib/text';
import { maxPixels } from '../../../src/config/pictures';
import { slug } from '../../../src/ui/text';
import { isBlockName, isElement, nameRange, settingOfName } from '../elements';
import { isExternal, linksOf, type PageLink } from '../links';
import { pageOf, reporter, siteOf } from '../lint';
import { nodesOf } from '../page';
import { type Range, rangeOf } from '../range';
import type { Site } from '../site';

const url = '/handbook/pages#images';

/** Bytes of a file that visitors load as it is; the handbook recommends 300 kB. */
const LARGEST = 500_000;
/** Bytes of a file of which the build makes smaller ones: more than a photograph of 2,400 pixels has. */
const LARGEST_SOURCE = 3_000_000;
const SAVE_AS = 'Save the picture as .jpg, .webp, .png or .svg.';
const NOT_SHOWN = /^(heic|heif|tiff?|bmp|psd|ai|eps|pdf|raw|docx?)$/;

const GOOD_NAME = /^[a-z0-9]+([._-][a-z0-9]+)*$/;

/** Endings that differ from the name of the type. */
const TYPES: Readonly<Record<string, string>> = { jpeg: 'jpg', avif: 'heif' };

/** What is wrong with the file of a picture, whoever shows it. */
function faultOf(file: string): string | null {
  const name = path.basename(file);
  const extension = path.extname(file).slice(1).toLowerCase();
  const nameWith = (ending: string) => `${slug(path.parse(name).name) || 'picture'}.${ending}`;
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
      return `"${name}" is a .${type} file with another ending. Name it ${nameWith(type)}.`;
  } catch {
    return `"${name}" is empty, damaged, or no picture. ${SAVE_AS}`;
  }
  const isCutOff =
    (extension === 'png' && !bytes.subarray(-12).includes('IEND')) ||
    (/^jpe?g$/.test(extension) && bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < bytes.length - 64);
  if (isCutOff) return `The end of "${name}" is missing. Upload the picture again.`;
  return GOOD_NAME.test(name)
    ? null
    : `The name of a picture has lower-case letters, digits and hyphens. Name it ${nameWith(extension)}.`;
}

const fileOf = (site: Site, address: string) => path.join(site.directory, 'static', address);

/** Pictures on pages that browsers cannot show. */
export const imageFile = lintRule<Root>({ origin: 'check:image-file', url }, (_, file) => {
  const page = pageOf(file);
  const site = siteOf(file);
  if (page.kind === 'handbook') return;
  for (const link of linksOf(page).filter(({ isFile }) => isFile)) {
    const message = site.staticFiles().has(link.target) && faultOf(fileOf(site, link.target));
    if (message) reporter(file)(link, message);
  }
});

/** Pictures on pages that are too heavy. */
export const heavyPicture = lintRule<Root>({ origin: 'check:heavy-picture', url }, (_, file) => {
  const page = pageOf(file);
  const site = siteOf(file);
  if (page.kind === 'handbook') return;
  for (const link of linksOf(page).filter(({ isFile, target }) => isFile && site.staticFiles().has(target))) {
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
  const files = [...site.staticFiles()];
  const same = files.find((it) => plainName(it) === plainName(target)) ?? null;
  const advice =
    didYouMean(same ?? nearest(target, files)) || ' Put the file into static/images, or delete the picture here.';
  return [`There is no picture "${target}" in the folder static.${advice}`, same];
}

/** Images without a file: in Markdown, in HTML, in settings of blocks, and in front matter. */
export const missingImage = lintRule<Root>({ origin: 'check:missing-image', url }, (_, file) => {
  const site = siteOf(file);
  for (const link of linksOf(pageOf(file))) {
    const isThere = site.staticFiles().has(decoded(link.target.replace(/[?#].*$/, '')));
    if (link.isFile && !isExternal(link.target) && !isThere) reporter(file)(link, ...explainMissing(link, site));
  }
});

/** Files that the build refuses to publish. */
export const unsafePicture = lintRule<Root>({ origin: 'check:unsafe-picture', url }, (_, file) => {
  const refused = siteOf(file)
    .refusedFiles()
    .find((it) => it.file === pageOf(file).file);
  if (refused) reporter(file)({ start: 0, end: 0 }, refused.message);
});

/** Text that says that there is an image, but not what it shows. */
const SAYS_NOTHING =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|screenshot|logo|icon|diagram|chart|alt)(?: text)?[\s\d.]*$|\.(?:png|jpe?g|gif|svg|webp|avif)$|^(?:img|dsc|screenshot)[\s_-]*\d+/i;

/** Images whose description is missing or says nothing. */
export const altText = lintRule<Root>({ origin: 'check:alt-text', url }, (_, file) => {
  const page = pageOf(file);
  const report = reporter(file);
  const check = (range: Range, alt: string) => {
    const text = alt.trim();
    if (text === '')
      report(range, 'This picture has no description. Describe what it shows, for people who cannot see it.');
    else if (SAYS_NOTHING.test(text) || !/\p{L}{2}/u.test(text))
      report(range, `"${text}" does not say what the picture shows. Describe it.`);
  };
  for (const node of nodesOf(page)) {
    if (node.type === 'image' || node.type === 'imageReference') check(rangeOf(node), node.alt ?? '');
    if (!isElement(node) || !(isBlockName(node.name) || node.name === 'img')) continue;
    const alt = settingOfName(page, node, 'alt');
    // A block without the setting is reported by the rule `setting`.
    if (!alt && node.name === 'img') check(nameRange(node), '');
    if (alt?.value !== null && alt) check(alt.value === '' ? alt.nameRange : alt.valueRange, alt.value);
  }
});
