import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isScalar, parse, parseDocument, visit } from 'yaml';
import { filesIn } from '../../../../lib/filesIn';
import { lineNumber } from '../../../../lib/lines';
import { pathOf } from '../../../../plugins/site-files/redirects/redirectErrors';
import type { Redirect } from '../../../../src/site/redirects';
import { addressOf, isExternal, pageOfFileLink } from '../../../content-check/addresses';
import { factFiles } from '../../../content-check/factTexts';
import { linksOf } from '../../../content-check/links';
import { type Page, withoutMark } from '../../../content-check/page';
import type { Site } from '../../../content-check/site';
import { labelOf } from '../../labelOf';
import type { LinkPlace } from '../../protocol';
import { isAllowed } from '../files';

/** A link to a page, with its place in the file's text. */
export interface FoundLink extends LinkPlace {
  start: number;
  end: number;
  /** The address as written. */
  target: string;
}

export const REDIRECTS = 'src/site/redirects.yaml';

/** Reads the redirects as they are now; the module that exports them knows those of the desk's start. */
export function readRedirects(directory: string): Redirect[] {
  const file = path.join(directory, REDIRECTS);
  return (existsSync(file) && parse(readFileSync(file, 'utf8'))?.redirects) || [];
}

function leadsTo(page: Page, target: string, route: string, site: Site): boolean {
  const found = pageOfFileLink(page, target, site)?.route ?? (isExternal(target) ? null : addressOf(page, target).path);
  return found === route;
}

function linksOfPages(site: Site, route: string): FoundLink[] {
  return site.pages.flatMap((page) => {
    const title = String(page.frontMatter?.values.title ?? path.basename(page.file, '.mdx'));
    return linksOf(page)
      .filter(({ isFile, target }) => !isFile && leadsTo(page, target, route, site))
      .map(({ start, end, target }) => ({
        ...{ file: page.file, title, line: lineNumber(page.source, start), isEditable: isAllowed(page.file) },
        ...{ start, end, target },
      }));
  });
}

function linksOfFacts(directory: string, route: string): FoundLink[] {
  return factFiles(directory).flatMap((file) => {
    if (file === REDIRECTS) return [];
    const source = withoutMark(readFileSync(path.join(directory, file), 'utf8'));
    const found: FoundLink[] = [];
    visit(parseDocument(source), {
      Scalar(key, node) {
        if (key === 'key' || !isScalar(node) || typeof node.value !== 'string') return;
        if (pathOf(node.value) !== route) return;
        const [start = 0, end = 0] = node.range ?? [];
        found.push({
          ...{ file, title: labelOf(path.parse(file).name), line: lineNumber(source, start), isEditable: true },
          ...{ start, end, target: node.value },
        });
      },
    });
    return found;
  });
}

/** Every link to a page: in pages, in the handbook and in the facts, menus included. */
export function linksTo(directory: string, site: Site, route: string): FoundLink[] {
  return [...linksOfPages(site, route), ...linksOfFacts(directory, route)];
}

/** The code that names a page's address and would not find it any more; comments do not count. */
export function codeNaming(directory: string, route: string): string[] {
  const folder = path.join(directory, 'src');
  const address = new RegExp(`^(?!\\s*(?:\\*|/\\*|//)).*['"\`]${route}(?=['"\`?#])`, 'm');
  return filesIn(folder)
    .filter((file) => /\.tsx?$/.test(file) && address.test(readFileSync(path.join(folder, file), 'utf8')))
    .map((file) => `src/${file}`);
}
