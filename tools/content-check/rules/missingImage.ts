import { decoded } from '../../../lib/decoded';
import { didYouMean, nearest } from '../../../lib/nearest';
import { isExternal } from '../addresses';
import { linksOf, type PageLink } from '../links';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';

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
