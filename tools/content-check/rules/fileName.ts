import { isUtf8 } from 'node:buffer';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../../lib/filesIn';
import { pageName } from '../fileNames';
import { isUnreadable } from '../page';
import type { FileDiagnostic, SiteRule } from '../rule';
import type { Site } from '../site';

/** Files that systems and editors leave behind. */
const IGNORED = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$/;
const GOOD_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** What systems and people add to the name of a copy. */
const COPY = /([ _-]?\(\d+\)|[ _-]+(copy|kopie|old|alt|backup|new|final|v\d+)([ _-]?\d+)?| - copy)\.mdx$/i;

function report(file: string, message: string, suggestion: string | null = null): FileDiagnostic {
  return { file, start: 0, end: 0, message, suggestion };
}

/** The page of which another one is a copy by its name; null where it is none. */
export function originalOf(file: string, site: Site): string | null {
  const original = COPY.test(file) ? file.replace(COPY, '.mdx') : '';
  return site.pageOfFile(original) ? original : null;
}

function pageNames(site: Site): FileDiagnostic[] {
  return filesIn(path.join(site.directory, 'pages')).flatMap((file): FileDiagnostic[] => {
    const name = `pages/${file}`;
    if (IGNORED.test(file)) return [];
    const original = originalOf(name, site);
    if (original) return [report(name, `This is a copy of ${original}, and would be a page of its own. Delete it.`)];
    const isShared = file.startsWith('_shared/');
    const plain = isShared ? file.slice('_shared/'.length) : file;
    const better = `pages/${isShared ? '_shared/' : ''}${pageName(plain)}.mdx`;
    if (!file.endsWith('.mdx')) {
      const isText = /\.(mdx?|txt|markdown|html?|docx?|odt|rtf|pages)(\.\w+)?$/i.test(file);
      const advice = isText ? `Copy its text into ${better}, and delete this file.` : 'Move it to the folder static.';
      return [report(name, `This is not a page, because its name does not end in ".mdx". ${advice}`)];
    }
    if (/(^|\/)_/.test(plain))
      return [report(name, `A name that starts with "_" is not published. Name it ${better}.`, better)];
    if (
      plain
        .replace(/\.mdx$/, '')
        .split('/')
        .every((part) => GOOD_NAME.test(part))
    )
      return [];
    const message = `The name of a page is its address: lower-case letters, digits and hyphens. Name it ${better}.`;
    return [report(name, message, better)];
  });
}

function sameRoutes(site: Site): FileDiagnostic[] {
  const first = new Map<string, string>();
  return site.pages.flatMap(({ kind, route, file }): FileDiagnostic[] => {
    if (kind !== 'page' || route === null) return [];
    const before = first.get(route.toLowerCase());
    first.set(route.toLowerCase(), before ?? file);
    return before ? [report(file, `${before} already has the address ${route}. Rename or delete one of the two.`)] : [];
  });
}

/** Pages and pictures that a writer put beside the folders for them. */
function outside(site: Site): FileDiagnostic[] {
  const inStatic = filesIn(path.join(site.directory, 'static')).map((name) => `static/${name}`);
  const pages = [...readdirSync(site.directory), ...inStatic].filter((name) => /\.mdx$/i.test(name));
  const pictures = filesIn(path.join(site.directory, 'images')).map((name) => `images/${name}`);
  return [
    ...pages.map((file) => {
      const right = `pages/${pageName(path.basename(file))}.mdx`;
      return report(file, `Only files in the folder "pages" become pages. Move this one to ${right}.`);
    }),
    ...pictures.map((file) => report(file, `Pictures are in static/images. Move this one to static/${file}.`)),
  ];
}

/** UTF-8 that was read as Windows-1252: `â€™` for an apostrophe, `Ã©` for é; or a character that was lost. */
const GARBLED = /\S*(?:\uFFFD|â€[\u0080-\u02FF™œž¦“”˜]|Ã[\u0080-\u00BF©¨¶¼¤±]|Â[\u00A0-\u00BF]|ï»¿)\S*/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for.
const INVISIBLE = /[\xAD\u200B\u200E\u200F\u202A-\u202E\u2060\u2028\u2029\0-\x08\v\f\x0E-\x1F\uFEFF]/;
const MOST_GARBLED = 5;

function encoding(site: Site): FileDiagnostic[] {
  return site.pages.flatMap(({ file, source, kind }): FileDiagnostic[] => {
    if (kind === 'handbook') return [];
    const bytes = site.bytesOf(file);
    if (isUnreadable(source) || (bytes && !isUtf8(bytes))) {
      const start = Math.max(source.indexOf('\uFFFD'), 0);
      const message =
        'This file is not saved as UTF-8 with line ends "LF". In your editor, choose "Save as" with these.';
      return [{ file, start, end: start + 1, message }];
    }
    const garbled = [...source.matchAll(GARBLED)].slice(0, MOST_GARBLED).map(({ index, 0: word }) => {
      const message = `Characters of "${word}" were lost when the text was copied. Type it again.`;
      return { file, start: index, end: index + word.length, message };
    });
    const at = source.search(INVISIBLE);
    if (garbled.length > 0 || at < 0) return garbled;
    const message = 'There is an invisible character here. Delete the word, and type it again.';
    return [{ file, start: at, end: at + 1, message }];
  });
}

/** Names and encodings of files: what decides the address of a page, and whether there is one. */
export const fileName: SiteRule = {
  name: 'file-name',
  severity: 'error',
  handbook: '/handbook/pages#a-new-page',
  isAboutPages: true,
  checkSite: (site) => [...pageNames(site), ...sameRoutes(site), ...outside(site), ...encoding(site)],
};
