import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { certain, didYouMean, nearest } from '../../../lib/nearest';
import type { Range } from '../../../lib/range';
import { isAllowedImport } from '../../../plugins/mdx/page-code/imports';
import { BLOCKS_MODULE, type BlockTypes } from '../blocks';
import { type Import, pageImports } from '../imports';
import { pageOf, reporter, siteOf } from '../lint';
import type { Site } from '../site';

type Found = readonly [place: Range, message: string, expected?: string | null];

/** The files that a page may import, as written in an import line. */
function sourcesIn(site: Site): string[] {
  const facts = readdirSync(path.join(site.codeDirectory, 'src/site')).map(
    (file) => `@site/src/site/${path.parse(file).name}`,
  );
  const shared = site.pages.filter(({ kind }) => kind === 'shared').map(({ file }) => `@site/${file}`);
  return [BLOCKS_MODULE, ...new Set(facts), ...shared];
}

function wrongFile({ source, sourceRange }: Import, site: Site): Found | null {
  const sources = sourcesIn(site);
  if (isAllowedImport(source) && sources.includes(source)) return null;
  const plain = source.replace(/\.tsx?$|\/$|\/index$/, '');
  const isBlock = /^@site\/src\/blocks\//.test(source) || /\bblocks?$/i.test(source);
  const meant = isBlock ? BLOCKS_MODULE : nearest(plain, sources);
  const advice = didYouMean(meant) || ' A page imports only blocks, facts and shared text: delete this line.';
  const expected = isBlock ? BLOCKS_MODULE : sources.includes(plain) ? plain : certain(plain, sources);
  return [sourceRange, `Pages cannot import "${source}".${advice}`, expected];
}

function wrongName({ source, imported, local, range }: Import, site: Site, types: BlockTypes): Found | null {
  const isShared = source.endsWith('.mdx');
  if (isShared !== (imported === 'default')) {
    const name = isShared ? local : `{${local}}`;
    const what = isShared ? 'A shared text has no braces' : 'The name needs braces';
    return [range, `${what} here. Write: import ${name} from '${source}';`, isShared || imported === '*' ? null : name];
  }
  if (isShared || imported === '*') return null;
  const values = source === BLOCKS_MODULE ? types : site.factsOf(source);
  if (!values || Object.hasOwn(values, imported)) return null;
  const names = Object.keys(values);
  const advice = Object.hasOwn(types, imported)
    ? ` It is a block: import it from '${BLOCKS_MODULE}'.`
    : didYouMean(nearest(imported, names)) || ' Delete it here.';
  return [range, `"${source}" has no ${imported}.${advice}`];
}

/** Imports that do not exist or that pages may not use. */
export const importLine = lintRule<Root>(
  { origin: 'check:import', url: '/handbook/pages#imports' },
  async (_, file) => {
    const page = pageOf(file);
    const site = siteOf(file);
    if (page.kind === 'handbook') return;
    const types = await site.blocks();
    const found = pageImports(page).flatMap((it) => {
      const mistake = wrongFile(it, site) ?? wrongName(it, site, types);
      return mistake ? [mistake] : [];
    });
    // Several names imported from one wrong file are reported once.
    const first = new Map(found.reverse().map((it) => [it[0].start, it]));
    for (const mistake of first.values()) reporter(file)(...mistake);
  },
);
