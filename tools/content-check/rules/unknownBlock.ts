import { didYouMean, nearest } from '../../../lib/nearest';
import { handbookPageOf } from '../../../src/blocks/errorTexts';
import { BLOCKS_MODULE, type BlockTypes } from '../blocks';
import { elementsOf, isBlockName, nameRange } from '../elements';
import { pageImports } from '../imports';
import type { Page } from '../page';
import type { Diagnostic, PageRule } from '../rule';

function notImported(page: Page, name: string, missing: readonly string[]): Pick<Diagnostic, 'message' | 'suggestion'> {
  const names = pageImports(page)
    .filter(({ source }) => source === BLOCKS_MODULE)
    .map(({ local }) => local);
  if (names.length > 0)
    return {
      message: `This page does not import <${name}>. Write "${name}," into its list of blocks, before "${names[0]}".`,
    };
  const suggestion = `import {${missing.join(', ')}} from '${BLOCKS_MODULE}';`;
  return { message: `This page imports no blocks yet. Write this below the second "---": ${suggestion}`, suggestion };
}

function diagnosticsOf(page: Page, types: BlockTypes): Diagnostic[] {
  const known = new Set(pageImports(page).map(({ local }) => local));
  // An import that cannot be read, or that is in the text, may name the block; that is one mistake.
  const unread = page.source.match(/^[ \t]*import\b.*(?:\n(?!\s*\n|<).*)*/gim)?.join(' ') ?? '';
  const names = elementsOf(page).flatMap(({ name }) => name?.split('.')[0] ?? []);
  const missing = [...new Set(names)].filter((name) => name in types && !known.has(name));
  const seen = new Set<string>();
  return elementsOf(page).flatMap((element): Diagnostic[] => {
    const name = element.name?.split('.')[0] ?? '';
    if (name === '' || known.has(name) || seen.has(name)) return [];
    seen.add(name);
    const range = nameRange(element);
    if (isBlockName(name) && new RegExp(`\\b${name}\\b`).test(unread)) return [];
    if (name in types) return [{ ...range, ...notImported(page, name, missing), handbook: handbookPageOf(name) }];
    const block = Object.keys(types).find((type) => type.toLowerCase() === name.toLowerCase());
    // Other names in lower case are HTML, which the rule "forbidden-code" reports.
    if (!block && !isBlockName(name)) return [];
    const suggestion = block ?? nearest(name, [...known, ...Object.keys(types)]);
    const advice =
      didYouMean(suggestion && `<${suggestion}>`) ||
      ' Delete it and keep the text, or choose a block from the handbook, /handbook/blocks.';
    return [{ ...range, message: `There is no block <${name}>.${advice}`, suggestion }];
  });
}

/** Blocks that are not imported, do not exist, or are written in lower case. */
export const unknownBlock: PageRule = {
  name: 'unknown-block',
  severity: 'error',
  handbook: '/handbook/blocks',
  checkPage: async (page, site) => diagnosticsOf(page, await site.blocks()),
};
