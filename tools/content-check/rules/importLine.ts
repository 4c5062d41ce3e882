import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Import, pageImports } from '../imports';
import { didYouMean, nearest } from '../nearest';
import type { Page } from '../page';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';
import { BLOCKS_MODULE, type TypeFacts } from '../types/checkTypes';

/** The files that a page may import. */
const ALLOWED = [/^@site\/src\/blocks$/, /^@site\/src\/site\/\w+$/, /^@site\/pages\/_shared\/[\w-]+\.mdx$/];

/** The same files, as written in an import line. */
function sourcesIn(site: Site): string[] {
  const facts = readdirSync(path.join(site.codeDirectory, 'src/site')).map((file) => path.parse(file).name);
  const shared = site.pages.filter(({ kind }) => kind === 'shared').map(({ file }) => `@site/${file}`);
  return [BLOCKS_MODULE, ...facts.map((name) => `@site/src/site/${name}`), ...shared];
}

function diagnosticFor(page: Page, it: Import, site: Site, types: TypeFacts): Diagnostic | null {
  const names = types.exportsOf(page, it.source);
  const isAllowed = page.kind === 'handbook' || ALLOWED.some((pattern) => pattern.test(it.source));
  if (names === null) {
    const suggestion = nearest(it.source, sourcesIn(site));
    const message = `"${it.source}" does not exist.${didYouMean(suggestion)}`;
    return { ...it.sourceRange, message, suggestion };
  }
  if (!isAllowed) {
    const message = `A page may import blocks (${BLOCKS_MODULE}), facts (@site/src/site/…) and shared text (@site/pages/_shared/….mdx), but not "${it.source}".`;
    return { ...it.sourceRange, message };
  }
  if (it.imported === '*' || names.includes(it.imported)) return null;
  const suggestion = nearest(it.imported, names);
  const what = it.source === BLOCKS_MODULE ? `There is no block` : `"${it.source}" does not contain`;
  return { ...it.range, message: `${what} ${it.imported}.${didYouMean(suggestion)}`, suggestion };
}

/** Imports that do not exist or that pages may not use. */
export const importLine: PageRule = {
  name: 'import',
  severity: 'error',
  handbook: '/handbook/pages#special-characters',
  checkPage: async (page, site) => {
    const types = await site.types();
    const diagnostics = pageImports(page).flatMap((it) => diagnosticFor(page, it, site, types) ?? []);
    // Several names imported from one wrong file are reported once.
    return new Map(diagnostics.map((diagnostic) => [diagnostic.start, diagnostic])).values();
  },
};
