import { groupBy } from '../../groupBy';
import type { Page } from '../page';
import { valueRange } from '../parse/frontMatterBlock';
import type { FileDiagnostic, SiteRule } from '../rule';

const KEYS = ['title', 'description'] as const;

function textOf({ kind, frontMatter }: Page, key: string): string | null {
  const value = kind === 'page' && !frontMatter?.values.canonical ? frontMatter?.values[key] : null;
  return typeof value === 'string' && value.trim() !== '' ? value.trim().toLowerCase() : null;
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
        // A new page is the copy. Where nobody can tell which one it is, each page names the others.
        const before = site.base()?.routes;
        const added = pages.filter(({ route }) => before && !before.has(route ?? ''));
        const blamed = added.length > 0 ? added : pages;
        return blamed.flatMap((page) => {
          const others = pages.filter((other) => other !== page).map(({ file }) => file);
          const message = `${others.join(' and ')} ${others.length > 1 ? 'have' : 'has'} the same ${key}. Write one that describes only this page.`;
          return page.frontMatter ? [{ file: page.file, ...valueRange(page.frontMatter, [key]), message }] : [];
        });
      }),
    ),
};
