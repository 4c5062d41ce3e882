import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { didYouMean, nearest } from '../../../lib/nearest';
import { isAllowedImport } from '../../../plugins/mdx/page-code/imports';
import { BLOCKS_MODULE, type BlockTypes } from '../blocks';
import { type Import, pageImports } from '../imports';
import type { Page } from '../page';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';

const FACTS = '@site/src/site/';
const SHARED = '@site/pages/_shared/';

/** Says which shared texts there are. */
function sharedFiles(site: Site): string {
  const files = site.pages.filter(({ kind }) => kind === 'shared').map(({ file }) => file);
  return files.length > 0 ? `The folder has: ${files.map((file) => path.basename(file)).join(', ')}.` : '';
}

/** The same files, as written in an import line. */
function sourcesIn(site: Site): string[] {
  const facts = readdirSync(path.join(site.codeDirectory, 'src/site')).map((file) => path.parse(file).name);
  const shared = site.pages.filter(({ kind }) => kind === 'shared').map(({ file }) => `@site/${file}`);
  return [BLOCKS_MODULE, ...facts.map((name) => `${FACTS}${name}`), ...shared];
}

/** The names that a file exports; null where the file does not exist. */
function exportsOf({ source }: Import, site: Site, types: BlockTypes): readonly string[] | null {
  if (source === BLOCKS_MODULE) return Object.keys(types);
  if (source.endsWith('.mdx')) return site.pageOfFile(source.replace(/^@site\//, '')) ? ['default'] : null;
  const values = site.factsOf(source);
  return values && Object.keys(values);
}

function wrongFile(it: Import, site: Site): Diagnostic | null {
  const sources = sourcesIn(site);
  if (isAllowedImport(it.source) && sources.includes(it.source)) return null;
  const suggestion =
    nearest(it.source.replace(/\.tsx?$|\/$|\/index$/, ''), sources) ??
    (/\bblocks?$/i.test(it.source) ? BLOCKS_MODULE : null);
  const [, ...rest] = it.source.split('/');
  const exists =
    it.source.startsWith('@site/') &&
    ['', '.ts', '.tsx'].some((end) => existsSync(path.join(site.codeDirectory, rest.join('/') + end)));
  const blockFile = /^@site\/src\/blocks\/\w+/.test(it.source);
  const message = blockFile
    ? `All blocks come from one place. Write '${BLOCKS_MODULE}' here.`
    : it.source.startsWith(SHARED) && !exists
      ? `There is no file ${it.source.replace('@site/', '')}. Was it renamed or deleted? ${sharedFiles(site)}`
      : exists || suggestion === null
        ? `A page may use blocks ('${BLOCKS_MODULE}'), facts ('${FACTS}…') and shared text ('@site/pages/_shared/….mdx'), but nothing from "${it.source}". Delete this line.`
        : `There is no file "${it.source}" to import from.${didYouMean(suggestion)}`;
  return { ...it.sourceRange, message, suggestion: blockFile ? BLOCKS_MODULE : suggestion };
}

function wrongName(it: Import, names: readonly string[], types: BlockTypes): Diagnostic | null {
  if (it.imported === 'default' && !names.includes('default')) {
    const suggestion = `{${it.local}}`;
    return {
      ...it.range,
      message: `The name needs braces around it. Write: import ${suggestion} from '${it.source}';`,
      suggestion,
    };
  }
  if (it.source.endsWith('.mdx') && it.imported !== 'default') {
    return {
      ...it.range,
      message: `The name of a shared text has no braces. Write: import ${it.local} from '${it.source}';`,
      suggestion: it.local,
    };
  }
  if (it.imported === '*' || names.includes(it.imported)) return null;
  if (it.source === BLOCKS_MODULE) {
    const suggestion = nearest(it.imported, names);
    return { ...it.range, message: `There is no block ${it.imported}.${didYouMean(suggestion)}`, suggestion };
  }
  const elsewhere = it.imported in types ? BLOCKS_MODULE : null;
  const suggestion = nearest(it.imported, names);
  const place = elsewhere ? ` It is a block: write '${elsewhere}'.` : didYouMean(suggestion);
  return {
    ...it.range,
    message: `There is nothing called ${it.imported} in "${it.source}".${place || ' Delete it here.'}`,
    suggestion,
  };
}

/** Imports that do not exist or that pages may not use. */
export const importLine: PageRule = {
  name: 'import',
  severity: 'error',
  handbook: '/handbook/pages#imports',
  checkPage: async (page: Page, site) => {
    if (page.kind === 'handbook') return [];
    const types = await site.blocks();
    const diagnostics = pageImports(page).flatMap((it) => {
      const names = exportsOf(it, site, types);
      return wrongFile(it, site) ?? (names ? (wrongName(it, names, types) ?? []) : []);
    });
    // Several names imported from one wrong file are reported once.
    return new Map(diagnostics.map((diagnostic) => [diagnostic.start, diagnostic])).values();
  },
};
