import { didYouMean, nearest } from '../../../lib/nearest';
import { addressDiagnostic } from '../addressDiagnostic';
import { isExternal } from '../addresses';
import { linksOf, type PageLink } from '../links';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';

function exists({ target }: PageLink, site: Site): boolean {
  return site.hasStaticFile(decodeURI(target.replace(/[?#].*$/, '')));
}

function diagnosticOf({ target, start, end }: PageLink, site: Site): Diagnostic {
  if (target.trim() === '') {
    return {
      start,
      end,
      message: 'This image has no file. Put a file into static/images and write "/images/name.png".',
    };
  }
  const suggestion = nearest(target, site.staticFiles());
  const message = `There is no image "${target}".${didYouMean(suggestion)} Images are in the folder static: for static/images/a.png, write "/images/a.png".`;
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
