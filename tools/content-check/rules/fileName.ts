import { isUtf8 } from 'node:buffer';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../../lib/filesIn';
import { pageName, pictureName } from '../fileNames';
import { isUnreadable } from '../page';
import type { FileDiagnostic, SiteRule } from '../rule';
import type { Site } from '../site';

/** Files that systems and editors leave behind. */
const IGNORED = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$/;
const GOOD_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What systems and people add to the name of a copy. */
const COPY = /([ _-]?\(\d+\)|[ _-]+(copy|kopie|old|alt|backup|new|neu|final|v\d+)([ _-]?\d+)?| - copy)\.mdx$/i;

/** Files of other programs, which no new name makes a page. */
const DOCUMENTS: readonly [ending: RegExp, program: string][] = [
  [/\.(docx?|dotx?|rtf)$/i, 'Word'],
  [/\.(odt|ott)$/i, 'LibreOffice'],
  [/\.pages$/i, 'Pages'],
  [/\.(gdoc|gsheet|gslides)$/i, 'Google Docs'],
  [/\.(xlsx?|csv|numbers|ods)$/i, 'a spreadsheet'],
  [/\.(pptx?|key|odp)$/i, 'a presentation'],
  [/\.pdf$/i, 'Acrobat'],
];

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
    if (/(^|\/)~\$|~$|\.(tmp|bak|swp|orig)$/i.test(file))
      return [report(name, 'A program made this file while it worked, and left it behind. Delete it.')];
    const original = originalOf(name, site);
    if (original) return [report(name, `This is a copy of ${original}, and would be a page of its own. Delete it.`)];
    const isShared = file.startsWith('_shared/');
    const plain = isShared ? file.slice('_shared/'.length) : file;
    const better = `pages/${isShared ? '_shared/' : ''}${pageName(plain)}.mdx`;
    if (!file.endsWith('.mdx')) {
      const program = DOCUMENTS.find(([ending]) => ending.test(file))?.[1];
      if (program) {
        const what = /\.mdx?\.\w+$/i.test(file)
          ? `${program} saved this page as its own kind of file`
          : `This is a document of ${program}`;
        const advice = `${what}, which the site cannot show. Copy its text into a page, such as ${better}, and delete this file; to offer it for download, put it into static.`;
        return [report(name, advice)];
      }
      const isText = /\.(mdx?|txt|markdown|html?)(\.\w+)?$/i.test(file);
      if (isText)
        return [
          report(name, `This is not a page, because its name does not end in ".mdx". Name it ${better}.`, better),
        ];
      return [
        report(
          name,
          'The folder "pages" contains only pages, whose names end in ".mdx". Put pictures and other files into static.',
        ),
      ];
    }
    if (/(^|\/)_/.test(plain))
      return [
        report(
          name,
          `A name that starts with "_" is not published. Name it ${better.replace(/\/_/g, '/')}, or put shared text into pages/_shared.`,
          better,
        ),
      ];
    const parts = plain.replace(/\.mdx$/, '').split('/');
    if (parts.every((part) => GOOD_NAME.test(part))) return [];
    const what = /[A-Z]/.test(plain)
      ? 'capital letters'
      : /\s/.test(plain)
        ? 'spaces'
        : /_/.test(plain)
          ? 'an underscore'
          : 'special characters';
    return [
      report(
        name,
        `The name of a page is its address, and this one contains ${what}. Use lower case and hyphens: ${better}.`,
        better,
      ),
    ];
  });
}

function sameRoutes(site: Site): FileDiagnostic[] {
  const first = new Map<string, string>();
  return site.pages.flatMap((page): FileDiagnostic[] => {
    if (page.kind !== 'page' || page.route === null) return [];
    const key = page.route.toLowerCase();
    const before = first.get(key);
    first.set(key, before ?? page.file);
    return before
      ? [
          report(
            page.file,
            `${before} already has the address ${page.route}. Two pages cannot share one: rename or delete one of them.`,
          ),
        ]
      : [];
  });
}

/** Pages that a writer put beside the folder `pages`. */
function outside(site: Site): FileDiagnostic[] {
  const inRoot = readdirSync(site.directory).filter((name) => /\.mdx$/i.test(name));
  const inStatic = filesIn(path.join(site.directory, 'static'))
    .filter((name) => /\.mdx?$/i.test(name))
    .map((name) => `static/${name}`);
  const pictures = readdirSync(site.directory)
    .filter((name) => /^(?:images?|img|pictures?|photos?|media|assets|uploads)$/i.test(name))
    .flatMap((folder) => filesIn(path.join(site.directory, folder)).map((name) => `${folder}/${name}`))
    .map((file) =>
      report(
        file,
        `Visitors cannot see this file, because it is not in the folder static. Move it to static/images/${pictureName(path.basename(file))}.`,
      ),
    );
  const pages = [...inRoot, ...inStatic].map((file) =>
    report(
      file,
      `This page is not in the folder "pages", so it has no address. Move it to pages/${pageName(path.basename(file))}.mdx.`,
    ),
  );
  return [...pages, ...pictures];
}

const MOST_GARBLED = 5;
const REPLACEMENT = '\uFFFD';
/** UTF-8 that was read as Windows-1252: `â€™` for an apostrophe, `Ã©` for é. */
const GARBLED = /â€[\u0080-\u02FF™œž¦“”˜]|Ã[\u0080-\u00BF©¨¶¼¤±]|Â[\u00A0-\u00BF]|ï»¿/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for.
export const INVISIBLE = /[\xAD\u200B\u200E\u200F\u202A-\u202E\u2060\u2028\u2029\0-\x08\v\f\x0E-\x1F\uFEFF]/;

function encoding(site: Site): FileDiagnostic[] {
  return site.pages.flatMap(({ file, source, kind }): FileDiagnostic[] => {
    if (kind === 'handbook') return [];
    const place = (start: number, message: string): FileDiagnostic[] => [{ file, start, end: start + 1, message }];
    if (source.includes('\u0000'))
      return place(
        0,
        'This file is saved as UTF-16, so nothing in it can be read. In your editor, choose "Save as" and the encoding "UTF-8".',
      );
    if (isUnreadable(source))
      return place(
        0,
        'The lines of this file end as on very old Macs (CR), so it is a single line. Save it again with line ends "LF".',
      );
    const bytes = site.bytesOf(file);
    if (bytes && !isUtf8(bytes)) {
      const at = Math.max(source.indexOf(REPLACEMENT), 0);
      return place(
        at,
        'This file is not saved as UTF-8, so visitors read “�” in place of some characters. In your editor, choose "Save as" and the encoding "UTF-8".',
      );
    }
    if (source.includes(REPLACEMENT))
      return place(
        source.indexOf(REPLACEMENT),
        'This “�” stands for a character that was lost when the text was copied. Write the character.',
      );
    if (GARBLED.test(source)) {
      // The whole word, or the sign alone.
      return [...source.matchAll(/\S+/g)]
        .filter(([word]) => GARBLED.test(word))
        .slice(0, MOST_GARBLED)
        .map(({ index: start, 0: word }) => {
          const message = `Characters of "${word}" were garbled when the text was copied: an apostrophe, a quotation mark, a dash or an accent. Type it again.`;
          return { file, start, end: start + word.length, message };
        });
    }
    if (INVISIBLE.test(source))
      return place(
        source.search(INVISIBLE),
        'There is an invisible character here, which was copied with the text. Delete the word, and type it again.',
      );
    return [];
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
