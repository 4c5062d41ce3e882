import { groupBy } from '../../../lib/groupBy';
import type { Page } from '../page';
import { valueRange } from '../parse/frontMatterBlock';
import type { FileDiagnostic, SiteRule } from '../rule';
import type { Site } from '../site';
import { originalOf } from './fileName';

const KEYS = ['title', 'description'] as const;

function textOf({ kind, frontMatter }: Page, key: string): string | null {
  const value = kind === 'page' && !frontMatter?.values.canonical ? frontMatter?.values[key] : null;
  return typeof value === 'string' && value.trim() !== '' ? value.trim().toLowerCase() : null;
}

/** Whether a page has this text since the base branch: the page is new, or it had another text there. */
function isChanged({ file, route }: Page, text: string, site: Site): boolean {
  const base = site.base();
  if (!base) return false;
  const before = base.changedPages().get(file);
  return !base.routes.has(route ?? '') || (before !== undefined && !before.toLowerCase().includes(text));
}

/** Two pages with the same title or description, which look the same in search results. */
export const sameMetadata: SiteRule = {
  name: 'same-metadata',
  severity: 'error',
  handbook: '/handbook/pages#front-matter',
  isAboutPages: true,
  checkSite: (site) =>
    KEYS.flatMap((key) =>
      [...groupBy(site.pages, (page) => textOf(page, key))].flatMap(([text, pages]): FileDiagnostic[] => {
        if (text === null || pages.length < 2) return [];
        // The copy is to blame. Where nobody can tell which one it is, each page names the others.
        const changed = pages.filter((page) => isChanged(page, text, site));
        const blamed = changed.length > 0 && changed.length < pages.length ? changed : pages;
        // The rule "file-name" reports a file that is a copy by its name.
        return blamed.flatMap((page) => {
          if (originalOf(page.file, site)) return [];
          const others = pages.filter((other) => other !== page).map(({ file }) => file);
          const message = `${others.join(' and ')} ${others.length > 1 ? 'have' : 'has'} the same ${key}. Write one that describes only this page.`;
          return page.frontMatter ? [{ file: page.file, ...valueRange(page.frontMatter, [key]), message }] : [];
        });
      }),
    ),
};
