import type { Page } from '../page';
import { valueRange } from '../parse/frontMatterBlock';
import type { SiteRule } from '../rule';

const KEYS = ['title', 'description'] as const;

function textOf({ frontMatter }: Page, key: string): string | null {
  const value = frontMatter?.values[key];
  return typeof value === 'string' ? value.trim().toLowerCase() : null;
}

/** Two pages with the same title or description, which look the same in search results. */
export const sameMetadata: SiteRule = {
  name: 'same-metadata',
  severity: 'error',
  handbook: '/handbook/pages#front-matter',
  isAboutPages: true,
  checkSite: (site) => {
    const before = site.base()?.routes;
    const isNew = ({ route }: Page) => before !== undefined && !before.has(route ?? '');
    // The copy is to blame: a page that the base branch lacks, or one with a longer name.
    const pages = [...site.pages].sort((a, b) => Number(isNew(a)) - Number(isNew(b)) || a.file.length - b.file.length);
    return KEYS.flatMap((key) => {
      const firstWith = new Map<string, Page>();
      return pages.flatMap((page) => {
        const text = page.kind === 'page' ? textOf(page, key) : null;
        if (!text || !page.frontMatter || page.frontMatter.values.canonical) return [];
        const first = firstWith.get(text);
        if (!first) {
          firstWith.set(text, page);
          return [];
        }
        const message = `${first.file} has the same ${key}. Write one that describes only this page.`;
        return [{ file: page.file, ...valueRange(page.frontMatter, [key]), message }];
      });
    });
  },
};
