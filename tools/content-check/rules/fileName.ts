import path from 'node:path';
import { filesIn } from '../../../lib/files';
import { pageName } from '../fileNames';
import { isUnreadable } from '../page';
import type { FileDiagnostic, SiteRule } from '../rule';
import type { Site } from '../site';

/** Files that systems and editors leave behind. */
const IGNORED = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$/;
const GOOD_NAME = /^([a-z0-9]+(-[a-z0-9]+)*(\/|\.mdx$))+$/;

function report(file: string, message: string, suggestion: string | null = null): FileDiagnostic {
  return { file, start: 0, end: 0, message, suggestion };
}

function names(site: Site): FileDiagnostic[] {
  return filesIn(path.join(site.directory, 'pages')).flatMap((file): FileDiagnostic[] => {
    const name = `pages/${file}`;
    const plain = file.replace(/^_shared\//, '');
    if (IGNORED.test(file) || GOOD_NAME.test(plain)) return [];
    const better = `${name.slice(0, -plain.length)}${pageName(plain)}.mdx`;
    if (!file.endsWith('.mdx')) {
      const advice = `Copy its text into ${better}, or move the file to the folder static.`;
      return [report(name, `This is not a page, because its name does not end in ".mdx". ${advice}`)];
    }
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

/** UTF-8 that was read as Windows-1252, `â€™` for an apostrophe and `Ã©` for é, or a character that was lost. */
const GARBLED = /\S*(?:\uFFFD|â€[\u0080-\u02FF™œž¦“”˜]|Ã[\u0080-\u00BF©¨¶¼¤±]|Â[\u00A0-\u00BF]|ï»¿)\S*/;

/** Of one file, the first place, because all have the same cause. */
function encoding(site: Site): FileDiagnostic[] {
  return site.pages.flatMap(({ file, source, kind }): FileDiagnostic[] => {
    if (kind === 'handbook') return [];
    if (isUnreadable(source))
      return [report(file, 'Nothing in this file can be read. Save it as UTF-8, with line ends "LF".')];
    const garbled = GARBLED.exec(source);
    if (garbled) {
      const [word] = garbled;
      const message = `Characters of "${word}" were lost. Type them again, and save the file as UTF-8.`;
      return [{ file, start: garbled.index, end: garbled.index + word.length, message }];
    }
    return [];
  });
}

/** Names and encodings of files: what decides the address of a page, and whether there is one. */
export const fileName: SiteRule = {
  name: 'file-name',
  severity: 'error',
  handbook: '/handbook/pages#a-new-page',
  isAboutPages: true,
  checkSite: (site) => [...names(site), ...sameRoutes(site), ...encoding(site)],
};
