/** Rules about imports and code. The build refuses the same code (`plugins/mdx/page-code`). */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { rangeOfMessage } from '../../../lib/message';
import { suggest } from '../../../lib/nearest';
import type { TextRange } from '../../../lib/range';
import {
  BLOCKS_MODULE,
  isAllowedImport,
  UNKNOWN_BLOCK,
  UNKNOWN_NAME,
  WRONG_URL,
} from '../../../plugins/mdx/page-code/code';
import { pageTextErrors } from '../../../plugins/mdx/page-code/refuseCode';
import { importsOf } from '../../pages/elements';
import type { Page } from '../../pages/sourceFile';
import { pageRule } from '../rule';
import { REPOSITORY_ROOT, type Site } from '../site';

/** Blocks, braces or imports that the compiler cannot read. Until they are corrected, other rules check only the front matter. */
export const doesNotParseRule = pageRule(
  'does-not-parse',
  '/handbook/pages#special-characters',
  ({ page, messages }) => {
    if (page.syntaxError) messages.push(page.syntaxError);
  },
);

/** The names in code or of blocks that a page does not import, and where it first uses each. */
function namesWithoutImport(page: Page, ruleId: string): { name: string; range: TextRange }[] {
  const known = importsOf(page).map(({ name }) => name);
  return page.codeErrors.flatMap((error) => {
    const { actual: name } = error;
    if (error.ruleId !== ruleId || !name || known.includes(name)) return [];
    known.push(name);
    return { name, range: rangeOfMessage(error) };
  });
}

/** The fact files, as written in an import line. */
const FACT_SOURCES = readdirSync(path.join(REPOSITORY_ROOT, 'src/facts')).flatMap((file) =>
  file.endsWith('.yaml') ? `@site/src/facts/${path.parse(file).name}` : [],
);

/** The fact file from which a page can import a name. */
export const sourceOfFact = (name: string, site: Site) =>
  FACT_SOURCES.find((source) => Object.hasOwn(site.factsOf(source) ?? {}, name));

/** What a page may not contain because it would be a program: exports, calls, active HTML. */
export const forbiddenCodeRule = pageRule(
  'forbidden-code',
  '/handbook/pages#what-a-page-cannot-contain',
  ({ page, site, report }) => {
    // The rules "link-target", "unknown-block" and "import" report the others.
    const errors = page.codeErrors.filter(
      ({ ruleId, actual }) =>
        ruleId !== WRONG_URL &&
        ruleId !== UNKNOWN_BLOCK &&
        !(ruleId === UNKNOWN_NAME && actual && sourceOfFact(actual, site)),
    );
    // Not the messages themselves, which a page keeps: the rule gives its messages its own name.
    for (const error of [...pageTextErrors(page.source), ...errors])
      report(rangeOfMessage(error), { reason: error.reason, correction: error.expected?.[0] });
  },
);

/**
 * Says where a missing import belongs, and what to insert there: in the list of another import from the same file, below the other
 * imports, or below the front matter.
 */
function missingImport(page: Page, names: readonly string[], source: string): { range: TextRange; correction: string } {
  const before = importsOf(page).find((imported) => imported.source === source);
  if (before)
    return { range: { start: before.range.start, end: before.range.start }, correction: `${names.join(', ')}, ` };
  const line = `import {${names.join(', ')}} from '${source}';`;
  const last = (page.tree?.children ?? []).findLast(({ type }) => type === 'mdxjsEsm')?.position?.end.offset;
  if (last !== undefined) return { range: { start: last, end: last }, correction: `\n${line}` };
  // After the line "---".
  const fence = page.frontMatter.exists ? page.source.indexOf('---', page.frontMatter.end) + 3 : 0;
  return { range: { start: fence, end: fence }, correction: fence === 0 ? `${line}\n\n` : `\n\n${line}` };
}

/** Imports of files and names that do not exist, and imports that are missing. The rule "forbidden-code" checks the form of all imports. */
export const importLineRule = pageRule('import', '/handbook/pages#imports', async ({ page, site, report }) => {
  const types = await site.blocks();
  const shared = site.pages.filter(({ kind }) => kind === 'shared').map(({ file }) => `@site/${file}`);
  const sources = [BLOCKS_MODULE, ...FACT_SOURCES, ...shared];
  // Several names imported from one wrong file are reported once.
  const files = new Map(importsOf(page).map((imported) => [imported.sourceRange.start, imported]));
  for (const { source, sourceRange } of files.values()) {
    if (isAllowedImport(source) && sources.includes(source)) continue;
    const plain = source.replace(/\.tsx?$|\/$|\/index$/, '');
    const otherwise = `A page imports only blocks, from '${BLOCKS_MODULE}', facts and shared text.`;
    report(sourceRange, suggest(`Pages cannot import "${source}".`, plain, sources, otherwise));
  }
  for (const { source, name, range } of importsOf(page)) {
    const values = source === BLOCKS_MODULE ? types : site.factsOf(source);
    if (!values || Object.hasOwn(values, name)) continue;
    report(range, suggest(`"${source}" has no ${name}.`, name, Object.keys(values), 'Delete it here.').reason);
  }
  const missing = [
    ...namesWithoutImport(page, UNKNOWN_NAME).map((used) => ({ ...used, source: sourceOfFact(used.name, site) })),
    ...namesWithoutImport(page, UNKNOWN_BLOCK).map((used) => ({
      ...used,
      source: used.name in types ? BLOCKS_MODULE : undefined,
    })),
  ];
  for (const source of new Set(missing.flatMap((used) => used.source ?? []))) {
    const names = missing.flatMap((used) => (used.source === source ? used.name : []));
    const { range, correction } = missingImport(page, names, source);
    const reason = `This page uses and does not import ${names.join(', ')}. Write here: ${correction.trim()}`;
    report(range, { reason, correction });
  }
});

/** Blocks that do not exist. Each is reported once. */
export const unknownBlockRule = pageRule('unknown-block', '/handbook/blocks', async ({ page, site, report }) => {
  const types = Object.keys(await site.blocks());
  const known = [...importsOf(page).map(({ name }) => name), ...types];
  for (const { name, range } of namesWithoutImport(page, UNKNOWN_BLOCK)) {
    if (types.includes(name)) continue;
    const otherwise = 'Delete it and keep the text, or choose a block from the handbook, /handbook/blocks.';
    report(range, suggest(`There is no block <${name}>.`, name, known, otherwise).reason);
  }
});
