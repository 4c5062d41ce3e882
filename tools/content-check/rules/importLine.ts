import { readdirSync } from 'node:fs';
import path from 'node:path';
import { didYouMean, nearest } from '../../../lib/nearest';
import { isAllowedImport } from '../../../plugins/mdx/page-code/imports';
import { BLOCKS_MODULE, type BlockTypes } from '../blocks';
import { type Import, pageImports } from '../imports';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';

/** The files that a page may import, as written in an import line. */
function sourcesIn(site: Site): string[] {
  const facts = readdirSync(path.join(site.codeDirectory, 'src/site')).map(
    (file) => `@site/src/site/${path.parse(file).name}`,
  );
  const shared = site.pages.filter(({ kind }) => kind === 'shared').map(({ file }) => `@site/${file}`);
  return [BLOCKS_MODULE, ...facts, ...shared];
}

function wrongFile(it: Import, site: Site): Diagnostic | null {
  const sources = sourcesIn(site);
  if (isAllowedImport(it.source) && sources.includes(it.source)) return null;
  const isBlock = /^@site\/src\/blocks\//.test(it.source) || /\bblocks?$/i.test(it.source);
  const suggestion = isBlock ? BLOCKS_MODULE : nearest(it.source.replace(/\.tsx?$|\/$|\/index$/, ''), sources);
  const advice = didYouMean(suggestion) || ' A page imports only blocks, facts and shared text: delete this line.';
  return { ...it.sourceRange, message: `Pages cannot import "${it.source}".${advice}`, suggestion };
}

function wrongName(it: Import, site: Site, types: BlockTypes): Diagnostic | null {
  const isShared = it.source.endsWith('.mdx');
  if (isShared !== (it.imported === 'default')) {
    const name = isShared ? it.local : `{${it.local}}`;
    const message = `${isShared ? 'A shared text has no braces' : 'The name needs braces'} here. Write: import ${name} from '${it.source}';`;
    return { ...it.range, message, suggestion: name };
  }
  if (isShared || it.imported === '*') return null;
  const values = it.source === BLOCKS_MODULE ? types : site.factsOf(it.source);
  if (!values || it.imported in values) return null;
  const isBlock = it.imported in types;
  const suggestion = nearest(it.imported, Object.keys(values));
  const advice = isBlock
    ? ` It is a block: import it from '${BLOCKS_MODULE}'.`
    : didYouMean(suggestion) || ' Delete it here.';
  return { ...it.range, message: `"${it.source}" has no ${it.imported}.${advice}`, suggestion };
}

/** Imports that do not exist or that pages may not use. */
export const importLine: PageRule = {
  name: 'import',
  severity: 'error',
  handbook: '/handbook/pages#imports',
  checkPage: async (page, site) => {
    if (page.kind === 'handbook') return [];
    const types = await site.blocks();
    const found = pageImports(page).flatMap((it) => wrongFile(it, site) ?? wrongName(it, site, types) ?? []);
    // Several names imported from one wrong file are reported once.
    return new Map(found.map((diagnostic) => [diagnostic.start, diagnostic])).values();
  },
};
