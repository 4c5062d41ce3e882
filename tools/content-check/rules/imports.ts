/** Rules about imports and code. The build refuses the same code (`plugins/mdx/page-code`). */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Range, rangeOfMessage } from '../../../lib/message';
import { certain, didYouMean, nearest, suggest } from '../../../lib/nearest';
import { lineNumber } from '../../../lib/text';
import { BLOCKS, isAllowedImport } from '../../../plugins/mdx/page-code/code';
import { pageCodeMessages, pageTextMessages } from '../../../plugins/mdx/page-code/refuseCode';
import { memoize, pageImports } from '../../pages/elements';
import type { Page } from '../../pages/page';
import { rule } from '../context';
import type { Site } from '../site';

/** Blocks, braces or imports that the compiler cannot read. Until they are corrected, other rules check only the front matter. */
export const doesNotParse = rule('does-not-parse', '/handbook/pages#special-characters', ({ file, page }) => {
  if (page.syntaxError) file.messages.push(page.syntaxError);
});

const codeMessagesOf = memoize(({ kind, tree, source }: Page) =>
  tree && kind !== 'facts' ? pageCodeMessages(tree, source) : [],
);

/** The fact files, as written in an import line. */
const factSourcesIn = ({ codeDirectory }: Site) =>
  readdirSync(path.join(codeDirectory, 'src/facts')).flatMap((file) =>
    file.endsWith('.yaml') ? `@site/src/facts/${path.parse(file).name}` : [],
  );

/** The fact file from which a page can import a name. */
export const sourceOfFact = (name: string, site: Site) =>
  factSourcesIn(site).find((source) => Object.hasOwn(site.factsOf(source) ?? {}, name));

/** The facts that the build misses on a page because it does not import them, and their files. */
export function missingFacts(page: Page, site: Site): Map<string, string> {
  const imported = pageImports(page).map(({ name }) => name);
  const missing = new Map<string, string>();
  for (const message of codeMessagesOf(page)) {
    const { start, end } = rangeOfMessage(message);
    const name = page.source.slice(start, end);
    const source = message.ruleId === 'name' && !imported.includes(name) && sourceOfFact(name, site);
    if (source) missing.set(name, source);
  }
  return missing;
}

/** What a page may not contain because it would be a program: exports, calls, active HTML. */
export const forbiddenCode = rule(
  'forbidden-code',
  '/handbook/pages#what-a-page-cannot-contain',
  ({ file, page, site }) => {
    if (page.kind === 'facts' || page.kind === 'other') return;
    const missing = missingFacts(page, site);
    const messages = codeMessagesOf(page).filter((message) => {
      // The rules "link-target", "unknown-block" and "fact" report these.
      if (message.ruleId === 'address' || message.ruleId === 'block') return false;
      const { start, end } = rangeOfMessage(message);
      return message.ruleId !== 'name' || !missing.has(page.source.slice(start, end));
    });
    file.messages.push(...pageTextMessages(page.source), ...messages);
  },
);

/**
 * Says where a missing import belongs, and what to insert there: in the list of another import from the same file, below the other
 * imports, or below the front matter.
 */
export function missingImport(page: Page, names: readonly string[], source: string): { place: Range; insert: string } {
  const before = pageImports(page).find((imported) => imported.source === source);
  if (before) return { place: { start: before.range.start, end: before.range.start }, insert: `${names.join(', ')}, ` };
  const line = `import {${names.join(', ')}} from '${source}';`;
  const last = (page.tree?.children ?? []).findLast(({ type }) => type === 'mdxjsEsm')?.position?.end.offset;
  if (last !== undefined) return { place: { start: last, end: last }, insert: `\n${line}` };
  // After the line "---".
  const fence = page.frontMatter?.isThere ? page.source.indexOf('---', page.frontMatter.end) + 3 : 0;
  return { place: { start: fence, end: fence }, insert: fence === 0 ? `${line}\n\n` : `\n\n${line}` };
}

/** Imports of files and names that do not exist. The rule "forbidden-code" checks the form of all imports. */
export const importLine = rule('import', '/handbook/pages#imports', async ({ page, site, report }) => {
  const types = await site.blocks();
  const shared = site.pages.filter(({ kind }) => kind === 'shared').map(({ file }) => `@site/${file}`);
  const sources = [BLOCKS, ...factSourcesIn(site), ...shared];
  // Several names imported from one wrong file are reported once.
  const files = new Map(pageImports(page).map((imported) => [imported.sourceRange.start, imported]));
  for (const { source, sourceRange } of files.values()) {
    if (isAllowedImport(source) && sources.includes(source)) continue;
    const plain = source.replace(/\.tsx?$|\/$|\/index$/, '');
    const isBlock = source.startsWith(`${BLOCKS}/`) || /\bblocks?$/i.test(source);
    const meant = isBlock ? BLOCKS : nearest(plain, sources);
    const advice = didYouMean(meant) || ' A page imports only blocks, facts and shared text: delete this line.';
    report(sourceRange, `Pages cannot import "${source}".${advice}`, isBlock ? meant : certain(plain, sources));
  }
  for (const { source, name, range } of pageImports(page)) {
    const values = source === BLOCKS ? types : site.factsOf(source);
    if (!values || Object.hasOwn(values, name)) continue;
    const { advice } = suggest(name, Object.keys(values), ' Delete it here.');
    report(range, `"${source}" has no ${name}.${advice}`);
  }
});

/** Blocks that are not imported or do not exist. Each is reported once. */
export const unknownBlock = rule('unknown-block', '/handbook/blocks', async ({ page, site, report }) => {
  const types = Object.keys(await site.blocks());
  const imported = pageImports(page).map(({ name }) => name);
  const ranges = codeMessagesOf(page).flatMap((message) => (message.ruleId === 'block' ? rangeOfMessage(message) : []));
  const first = new Map(ranges.reverse().map((range) => [page.source.slice(range.start, range.end), range]));
  const used = [...first].reverse().filter(([name]) => !imported.includes(name));
  const unlisted = used.filter(([name]) => types.includes(name));
  if (unlisted.length > 0) {
    const names = unlisted.map(([name]) => name);
    const { place, insert } = missingImport(page, names, BLOCKS);
    const uses = unlisted.map(([name, { start }]) => `<${name}> (line ${lineNumber(page.source, start)})`).join(', ');
    report(place, `This page uses ${uses} and does not import it. Write here: ${insert.trim()}`, insert);
  }
  for (const [name, range] of used.filter((block) => !unlisted.includes(block))) {
    const otherwise = ' Delete it and keep the text, or choose a block from the handbook, /handbook/blocks.';
    const { advice, sure } = suggest(name, [...imported, ...types], otherwise);
    // A block with a closing tag is misspelled in both tags.
    report(range, `There is no block <${name}>.${advice}`, page.source.includes(`</${name}>`) ? null : sure);
  }
});
