import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Range } from '../../../lib/message';
import { certain, didYouMean, nearest, suggest } from '../../../lib/nearest';
import { lineNumber } from '../../../lib/text';
import { isAllowedImport } from '../../../plugins/mdx/page-code/imports';
import { elementsOf, isBlockName, nameRange } from '../../pages/elements';
import type { Page } from '../../pages/page';
import { BLOCKS_MODULE } from '../blocks';
import { rule } from '../context';
import { pageImports } from '../imports';
import type { Site } from '../site';

/**
 * Where an import that is missing belongs, and how to write it there: in the list of another import of the file, below the other
 * imports, or below the front matter.
 */
export function missingImport(page: Page, names: readonly string[], source: string): { place: Range; insert: string } {
  const before = pageImports(page).find((it) => it.source === source);
  if (before) return { place: { start: before.range.start, end: before.range.start }, insert: `${names.join(', ')}, ` };
  const line = `import {${names.join(', ')}} from '${source}';`;
  const last = (page.tree?.children ?? []).findLast(({ type }) => type === 'mdxjsEsm')?.position?.end.offset;
  if (last !== undefined) return { place: { start: last, end: last }, insert: `\n${line}` };
  // After the line "---".
  const fence = page.frontMatter?.isThere ? page.source.indexOf('---', page.frontMatter.end) + 3 : 0;
  return { place: { start: fence, end: fence }, insert: fence === 0 ? `${line}\n\n` : `\n\n${line}` };
}

/** The files that a page may import, as written in an import line. */
function sourcesIn(site: Site): string[] {
  const files = readdirSync(path.join(site.codeDirectory, 'src/facts')).filter((file) => file.endsWith('.yaml'));
  const shared = site.pages.filter(({ kind }) => kind === 'shared').map(({ file }) => `@site/${file}`);
  return [BLOCKS_MODULE, ...files.map((file) => `@site/src/facts/${path.parse(file).name}`), ...shared];
}

/** Imports of files and names that do not exist. The rule "forbidden-code" reports how the others are written. */
export const importLine = rule('import', '/handbook/pages#imports', async ({ page, site, report }) => {
  if (page.kind === 'handbook') return;
  const types = await site.blocks();
  const sources = sourcesIn(site);
  // Several names imported from one wrong file are reported once.
  const files = new Map(
    pageImports(page).map(({ source, sourceRange }) => [sourceRange.start, { source, sourceRange }]),
  );
  for (const { source, sourceRange } of files.values()) {
    if (isAllowedImport(source) && sources.includes(source)) continue;
    const plain = source.replace(/\.tsx?$|\/$|\/index$/, '');
    const isBlock = source.startsWith(`${BLOCKS_MODULE}/`) || /\bblocks?$/i.test(source);
    const meant = isBlock ? BLOCKS_MODULE : nearest(plain, sources);
    const advice = didYouMean(meant) || ' A page imports only blocks, facts and shared text: delete this line.';
    report(sourceRange, `Pages cannot import "${source}".${advice}`, isBlock ? meant : certain(plain, sources));
  }
  for (const { source, name, range } of pageImports(page)) {
    const values = source === BLOCKS_MODULE ? types : site.factsOf(source);
    if (!values || Object.hasOwn(values, name)) continue;
    const { advice } = suggest(name, Object.keys(values), ' Delete it here.');
    report(range, `"${source}" has no ${name}.${advice}`);
  }
});

/** Blocks that are not imported, do not exist, or are written in lower case. Each is reported once. */
export const unknownBlock = rule('unknown-block', '/handbook/blocks', async ({ page, site, report }) => {
  if (page.kind === 'facts') return;
  const types = Object.keys(await site.blocks());
  const known = pageImports(page).map(({ name }) => name);
  // An import in the text, which cannot be read as one, may name the block; that is one mistake.
  const unread = page.source.match(/^[ \t]*import\b.*(?:\n(?!\s*\n|<).*)*/gim)?.join(' ') ?? '';
  const first = new Map([...elementsOf(page)].reverse().map((it) => [it.name?.split('.')[0] ?? '', it]));
  const undeclared = [...first].reverse().filter(([name]) => name !== '' && !known.includes(name));
  const unimported = undeclared.filter(([name]) => !isBlockName(name) || !new RegExp(`\\b${name}\\b`).test(unread));
  const missing = unimported.filter(([name]) => types.includes(name));
  if (missing.length > 0) {
    const names = missing.map(([name]) => name);
    const { place, insert } = missingImport(page, names, BLOCKS_MODULE);
    const used = missing.map(([name, it]) => `<${name}> (line ${lineNumber(page.source, nameRange(it).start)})`);
    report(place, `This page uses ${used.join(', ')} and does not import it. Write here: ${insert.trim()}`, insert);
  }
  const names = [...known, ...types];
  for (const [name, element] of unimported) {
    // Other names in lower case are HTML, which the rule "forbidden-code" reports.
    const isBlock = /^[A-Z]/.test(name) || names.some((it) => it.toLowerCase() === name.toLowerCase());
    if (types.includes(name) || !isBlock) continue;
    const sure = certain(name, names);
    const meant = sure ?? nearest(name, names);
    const advice =
      didYouMean(meant && `<${meant}>`) ||
      ' Delete it and keep the text, or choose a block from the handbook, /handbook/blocks.';
    // A block with an end is misspelled in both of its tags.
    const isAlone = element.children.length === 0 && !page.source.includes(`</${name}>`);
    report(nameRange(element), `There is no block <${name}>.${advice}`, isAlone ? sure : null);
  }
});
