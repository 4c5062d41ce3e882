import { didYouMean, nearest } from '../../../lib/nearest';
import { handbookPageOf } from '../../../src/blocks/errorTexts';
import { BLOCKS_MODULE } from '../blocks';
import { elementsOf, isBlockName, nameRange } from '../elements';
import { pageImports } from '../imports';
import type { Diagnostic, PageRule } from '../rule';

/** Blocks that are not imported, do not exist, or are written in lower case. Each is reported once. */
export const unknownBlock: PageRule = {
  name: 'unknown-block',
  severity: 'error',
  handbook: '/handbook/blocks',
  checkPage: async (page, site) => {
    const types = Object.keys(await site.blocks());
    const imports = pageImports(page);
    const known = new Set(imports.map(({ local }) => local));
    const [firstBlock] = imports.flatMap(({ source, local }) => (source === BLOCKS_MODULE ? local : []));
    // An import that cannot be read, or that is in the text, may name the block; that is one mistake.
    const unread = page.source.match(/^[ \t]*import\b.*(?:\n(?!\s*\n|<).*)*/gim)?.join(' ') ?? '';
    const elements = new Map([...elementsOf(page)].reverse().map((it) => [it.name?.split('.')[0] ?? '', it]));
    const strange = [...elements].reverse().filter(([name]) => name !== '' && !known.has(name));
    const missing = strange.flatMap(([name]) => (types.includes(name) ? name : []));

    return strange.flatMap(([name, element]): Diagnostic[] => {
      const range = nameRange(element);
      if (isBlockName(name) && new RegExp(`\\b${name}\\b`).test(unread)) return [];
      if (types.includes(name)) {
        const suggestion = firstBlock ? null : `import {${missing.join(', ')}} from '${BLOCKS_MODULE}';`;
        const advice = suggestion
          ? `Write this below the second "---": ${suggestion}`
          : `Write "${name}," into its list of blocks, before "${firstBlock}".`;
        const message = `This page does not import <${name}>. ${advice}`;
        return [{ ...range, message, suggestion, handbook: handbookPageOf(name) }];
      }
      const block = types.find((type) => type.toLowerCase() === name.toLowerCase());
      // Other names in lower case are HTML, which the rule "forbidden-code" reports.
      if (!block && !isBlockName(name)) return [];
      const suggestion = block ?? nearest(name, [...known, ...types]);
      const advice =
        didYouMean(suggestion && `<${suggestion}>`) ||
        ' Delete it and keep the text, or choose a block from the handbook, /handbook/blocks.';
      return [{ ...range, message: `There is no block <${name}>.${advice}`, suggestion }];
    });
  },
};
