import { pageImports } from '../imports';
import type { PageRule } from '../rule';

/** Imports that the page does not use. They do no harm but confuse the next writer. */
export const unusedImport: PageRule = {
  name: 'unused-import',
  severity: 'warning',
  handbook: '/handbook/pages#imports',
  needsWholePage: true,
  checkPage: (page) => {
    const imports = page.tree?.children.filter(({ type }) => type === 'mdxjsEsm') ?? [];
    const end = Math.max(0, ...imports.map(({ position }) => position?.end.offset ?? 0));
    // Tags, and names in braces.
    const used = new Set(page.source.slice(end).match(/(?<=<)[\w.]+|(?<=[{\s(`])[A-Za-z_$][\w$]*(?=[^{}<]*\})/g) ?? []);
    return pageImports(page)
      .filter(({ local }) => !used.has(local))
      .map(({ local, range }) => ({ ...range, message: `The page does not use ${local}. Delete it from the import.` }));
  },
};
