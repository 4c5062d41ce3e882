import { existsSync } from 'node:fs';
import path from 'node:path';
import { isExternal } from '../addresses';
import { linksOf, type PageLink } from '../links';
import { didYouMean, nearest } from '../nearest';
import type { Page } from '../page';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';

function exists(page: Page, { target, from }: PageLink, site: Site): boolean {
  const file = target.replace(/[?#].*$/, '').replace(/^@site\/static\//, '/');
  if (file.startsWith('/')) return site.hasStaticFile(decodeURI(file));
  return from === 'markdown' && existsSync(path.join(site.directory, path.dirname(page.file), file));
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
      .filter((link) => link.isFile && !isExternal(link.target) && !exists(page, link, site))
      .map((link) => diagnosticOf(link, site)),
};
