import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Import, pageImports } from '../imports';
import { didYouMean, nearest } from '../nearest';
import type { Page } from '../page';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';
import { BLOCKS_MODULE, type TypeFacts } from '../types/checkTypes';

/** What a page may import. */
const ALLOWED = [/^@site\/src\/blocks$/, /^@site\/src\/site\/\w+$/, /^@site\/pages\/_shared\/[\w-]+\.mdx$/];

/** Everything that a page could import, as it writes it. */
function sourcesIn(site: Site): string[] {
  const facts = readdirSync(path.join(site.codeDirectory, 'src/site')).map((file) => path.parse(file).name);
  const shared = site.pages.filter(({ kind }) => kind === 'shared').map(({ file }) => `@site/${file}`);
  return [BLOCKS_MODULE, ...facts.map((name) => `@site/src/site/${name}`), ...shared];
}

function mistakeIn(page: Page, it: Import, site: Site, types: TypeFacts): Diagnostic | null {
  const names = types.exportsOf(page, it.source);
  const isAllowed = page.kind === 'handbook' || ALLOWED.some((pattern) => pattern.test(it.source));
  if (names === null) {
    const suggestion = nearest(it.source, sourcesIn(site));
    return {
      ...it.sourceRange,
      message: `There is nothing to import at "${it.source}".${didYouMean(suggestion)}`,
      suggestion,
    };
  }
  if (!isAllowed) {
    const message = `A page imports blocks (${BLOCKS_MODULE}), facts (@site/src/site/…) and shared words (@site/pages/_shared/….mdx), not "${it.source}".`;
    return { ...it.sourceRange, message };
  }
  if (it.imported === '*' || names.includes(it.imported)) return null;
  const suggestion = nearest(it.imported, names);
  const what =
    it.source === BLOCKS_MODULE ? `There is no block ${it.imported}` : `"${it.source}" has no ${it.imported}`;
  return { ...it.range, message: `${what} to import.${didYouMean(suggestion)}`, suggestion };
}

/** Imports of what does not exist, and of what is not for pages. */
export const importLine: PageRule = {
  name: 'import',
  severity: 'error',
  handbook: '/handbook/pages#special-characters',
  checkPage: async (page, site) => {
    const types = await site.types();
    const problems = pageImports(page).flatMap((it) => mistakeIn(page, it, site, types) ?? []);
    // Names that share one wrong address are one mistake.
    return new Map(problems.map((problem) => [problem.start, problem])).values();
  },
};
