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
  checkSite: ({ pages }) =>
    KEYS.flatMap((key) => {
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
    }),
};
