import { decoded } from '../../../lib/decoded';
import { didYouMean, nearest } from '../../../lib/nearest';
import { addressDiagnostic } from '../addressDiagnostic';
import { isExternal } from '../addresses';
import { linksOf, type PageLink } from '../links';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';

function exists({ target }: PageLink, site: Site): boolean {
  return site.hasStaticFile(decoded(target.replace(/[?#].*$/, '')));
}

/** An address as it should be: in lower case, with hyphens, and one way to write the ending of a photograph. */
function plainName(address: string): string {
  return decoded(address.replace(/%(?![\da-f]{2})/gi, ''))
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/\.jpeg$/, '.jpg');
}

function diagnosticOf({ target, start, end }: PageLink, site: Site): Diagnostic {
  if (target.trim() === '') {
    return {
      start,
      end,
      message:
        'This picture has no address. Put its file into the folder static/images, and write "/images/" and the name of the file.',
    };
  }
  const renamed = site.staticFiles().find((file) => file !== target && plainName(file) === plainName(target));
  if (renamed) {
    const isRight = plainName(target) === target;
    const message = isRight
      ? `The file of this picture is called "${renamed.split('/').at(-1)}". Name it "${target.split('/').at(-1)}", and this page shows it.`
      : `There is no image "${target}". Did you mean "${renamed}"?`;
    return { start, end, message, suggestion: isRight ? null : renamed };
  }
  if (site.routes.has(target)) {
    const message = `"${target}" is a page, and the "!" makes a picture of the link. Delete the "!".`;
    return { start, end, message };
  }
  const plain = target.replace(/^\/static(?=\/)/, '');
  if (plain !== target && site.hasStaticFile(plain)) {
    const message = `The address of a picture begins after the folder "static". Leave out "/static": "${plain}"`;
    return { start, end, message, suggestion: plain };
  }
  const suggestion = nearest(target, site.staticFiles());
  const advice = `The folder static has no file "${target.slice(1)}". If it was deleted, upload it again, or delete the image here.`;
  const message = `There is no image "${target}".${didYouMean(suggestion)} ${advice}`;
  return { start, end, message, suggestion };
}

/** Images without a file: in Markdown, in HTML, in settings of blocks, and in front matter. */
export const missingImage: PageRule = {
  name: 'missing-image',
  severity: 'error',
  handbook: '/handbook/pages#images',
  checkPage: (page, site) =>
    linksOf(page)
      .filter(
        (link) =>
          link.isFile && !isExternal(link.target) && !addressDiagnostic(link.target, true) && !exists(link, site),
      )
      .map((link) => diagnosticOf(link, site)),
};
