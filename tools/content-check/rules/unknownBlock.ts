import { handbookPageOf } from '../../../src/blocks/errorTexts';
import { elementsOf, isBlockName, nameRange } from '../elements';
import { pageImports } from '../imports';
import { didYouMean, nearest } from '../nearest';
import type { Page } from '../page';
import type { Range } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import { BLOCKS_MODULE, type TypeFacts } from '../types/checkTypes';

/** TypeScript's error number for an element that HTML does not have. */
const NO_SUCH_ELEMENT = 2339;

/** Blocks that a page uses but neither imports nor declares, each with its first position. */
export function unknownNames(page: Page): Map<string, Range> {
  const declared = [...page.source.matchAll(/^export (?:const|let|function) (\w+)/gm)].map(([, name = '']) => name);
  const known = new Set([...pageImports(page).map(({ local }) => local), ...declared]);
  const unknown = new Map<string, Range>();
  for (const element of elementsOf(page)) {
    const name = element.name?.split('.')[0] ?? null;
    if (isBlockName(name) && !known.has(name) && !unknown.has(name)) unknown.set(name, nameRange(element));
  }
  return unknown;
}

function unknownBlocks(page: Page, types: TypeFacts): Diagnostic[] {
  const imported = pageImports(page).map(({ local }) => local);
  return [...unknownNames(page)].map(([name, range]) => {
    if (types.blocks.includes(name)) {
      const message = `<${name}> is not imported on this page. Add ${name} to the import line: import {…} from '${BLOCKS_MODULE}';`;
      return { ...range, message, handbook: handbookPageOf(name) };
    }
    const suggestion = nearest(name, [...imported, ...types.blocks]);
    const message = `There is no block <${name}>.${didYouMean(suggestion && `<${suggestion}>`)}`;
    return { ...range, message, suggestion };
  });
}

function unknownHtml(page: Page, types: TypeFacts): Diagnostic[] {
  const reported = types
    .diagnosticsOf(page)
    .filter(({ code, message }) => code === NO_SUCH_ELEMENT && message.includes('JSX.IntrinsicElements'));
  const starts = new Set(reported.map(({ start }) => start));
  return elementsOf(page).flatMap((element) => {
    const range = nameRange(element);
    // TypeScript marks the name or the whole tag.
    const isUnknown = starts.has(range.start) || starts.has(range.start - 1);
    if (element.name === null || isBlockName(element.name) || !isUnknown) return [];
    const suggestion = nearest(element.name, types.blocks);
    const message = `There is no HTML element <${element.name}>. Block names start with a capital letter.${didYouMean(suggestion && `<${suggestion}>`)}`;
    return [{ ...range, message, suggestion }];
  });
}

/** Blocks that are not imported or do not exist, and unknown HTML elements. */
export const unknownBlock: PageRule = {
  name: 'unknown-block',
  severity: 'error',
  handbook: '/handbook/blocks',
  checkPage: async (page, site) => {
    const types = await site.types();
    return [...unknownBlocks(page, types), ...unknownHtml(page, types)];
  },
};
