import { elementsOf, isBlockName, nameRange } from '../elements';
import { pageImports } from '../imports';
import { unknownNames } from '../names';
import { didYouMean, nearest } from '../nearest';
import type { Page } from '../page';
import type { Diagnostic, PageRule } from '../rule';
import { BLOCKS_MODULE, type TypeFacts } from '../types/checkTypes';

/** TypeScript's number for an element that HTML does not have. */
const NO_SUCH_ELEMENT = 2339;

function unknownBlocks(page: Page, types: TypeFacts): Diagnostic[] {
  const imported = pageImports(page).map(({ local }) => local);
  return [...unknownNames(page)].map(([name, range]) => {
    if (types.blocks.includes(name)) {
      const message = `<${name}> is not imported on this page. Add ${name} to the line: import {…} from '${BLOCKS_MODULE}';`;
      return { ...range, message, handbook: `/handbook/blocks/${name.toLowerCase()}` };
    }
    const suggestion = nearest(name, [...imported, ...types.blocks]);
    return {
      ...range,
      message: `There is no block <${name}>.${didYouMean(suggestion && `<${suggestion}>`)}`,
      suggestion,
    };
  });
}

function unknownHtml(page: Page, types: TypeFacts): Diagnostic[] {
  const places = new Set(
    types
      .remarksOf(page)
      .filter(({ code, message }) => code === NO_SUCH_ELEMENT && message.includes('JSX.IntrinsicElements'))
      .map(({ start }) => start),
  );
  return (
    elementsOf(page)
      .filter(({ name }) => name !== null && !isBlockName(name))
      .map((element) => ({ name: element.name ?? '', range: nameRange(element) }))
      // TypeScript marks the name, or the whole tag.
      .filter(({ range }) => places.has(range.start) || places.has(range.start - 1))
      .map(({ name, range }) => {
        const suggestion = nearest(name, types.blocks);
        const message = `There is no HTML element <${name}>. The name of a block starts with a capital letter.${didYouMean(suggestion && `<${suggestion}>`)}`;
        return { ...range, message, suggestion };
      })
  );
}

/** Blocks that were not imported or do not exist, and HTML elements that do not. */
export const unknownBlock: PageRule = {
  name: 'unknown-block',
  severity: 'error',
  handbook: '/handbook/blocks',
  checkPage: async (page, site) => {
    const types = await site.types();
    return [...unknownBlocks(page, types), ...unknownHtml(page, types)];
  },
};
