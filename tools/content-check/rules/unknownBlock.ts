import { lineNumber } from '../../../lib/lines';
import { didYouMean, nearest } from '../../../lib/nearest';
import { handbookPageOf } from '../../../src/blocks/errorTexts';
import { BLOCKS_MODULE, type BlockTypes } from '../blocks';
import { elementsOf, isBlockName, nameRange } from '../elements';
import { pageImports } from '../imports';
import type { Page } from '../page';
import { officeMessage } from '../parse/scanMarkup';
import type { Diagnostic, PageRule } from '../rule';

/** HTML elements that pages may contain; everything else in lower case is a misspelled block or another rule's matter. */
const HTML =
  /^(a|abbr|address|article|aside|b|blockquote|body|br|button|caption|center|cite|code|dd|del|details|dfn|div|dl|dt|em|embed|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|object|ol|option|p|picture|pre|q|s|samp|script|section|select|small|source|span|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|time|title|tr|u|ul|var|video|audio|wbr|marquee|base)$/;

function noBlock(name: string, names: readonly string[]): Pick<Diagnostic, 'message' | 'suggestion'> {
  const office = officeMessage(name);
  if (office) return { message: office };
  const suggestion = nearest(name, names);
  const advice = suggestion
    ? didYouMean(`<${suggestion}>`)
    : ' Delete it and keep the text, or choose a block from the handbook, /handbook/blocks.';
  return { message: `There is no block <${name}>.${advice}`, suggestion };
}

/** The words of lines that look like imports, on a page with faults. Another rule reports lines that cannot be read. */
function namesInUnreadImports({ isWhole, source }: Page): string[] {
  const lines = source.matchAll(/^[ \t]*import\b(?:[^\n]*(?:\n(?!\s*\n|<|import\b))?)*/gim);
  return [...lines].flatMap(([line]) =>
    isWhole && line.startsWith('import') ? [] : (line.match(/\b[A-Z]\w*/g) ?? []),
  );
}

function unknownBlocks(page: Page, types: BlockTypes): Diagnostic[] {
  const imports = pageImports(page);
  const known = new Set([...imports.map(({ local }) => local), ...namesInUnreadImports(page)]);
  const reported = new Set<string>();
  const missing = [...new Set(elementsOf(page).map(({ name }) => name ?? ''))].filter(
    (name) => name in types && !known.has(name),
  );
  const hasNoImport = !imports.some(({ source }) => source === BLOCKS_MODULE);
  return elementsOf(page).flatMap((element): Diagnostic[] => {
    const name = element.name?.split('.')[0] ?? '';
    if (!isBlockName(name) || known.has(name) || reported.has(name)) return [];
    reported.add(name);
    const range = nameRange(element);
    if (name in types) {
      if (hasNoImport && missing.length > 1) {
        if (name !== missing[0]) return [];
        const line = `import {${missing.join(', ')}} from '${BLOCKS_MODULE}';`;
        return [
          {
            ...range,
            message: `This page does not list its blocks yet. Write this line below the second "---", between empty lines: ${line}`,
            suggestion: line,
          },
        ];
      }
      const list = imports.find(({ source }) => source === BLOCKS_MODULE);
      const message = list
        ? `The list of blocks at the top of this page does not contain ${name}. Write "${name}," there, before "${list.local}" on line ${lineNumber(page.source, list.range.start)}.`
        : `This page does not know the block <${name}> yet. Write this line below the second "---": import {${name}} from '${BLOCKS_MODULE}';`;
      return [{ ...range, message, handbook: handbookPageOf(name) }];
    }
    return [{ ...range, ...noBlock(name, [...known, ...Object.keys(types)]) }];
  });
}

function misspelledBlocks(page: Page, types: BlockTypes): Diagnostic[] {
  return elementsOf(page).flatMap((element): Diagnostic[] => {
    const name: string = element.name ?? '';
    if (name === '' || /^[A-Z]/.test(name)) return [];
    const block = Object.keys(types).find((type) => type.toLowerCase() === name.toLowerCase());
    if (block) {
      const message = `The name of a block starts with a capital letter. Write <${block}>.`;
      return [{ ...nameRange(element), message, suggestion: block }];
    }
    if (HTML.test(name)) return [];
    return [{ ...nameRange(element), ...noBlock(name, Object.keys(types)) }];
  });
}

/** Blocks that are not imported, do not exist, or are written in lower case. */
export const unknownBlock: PageRule = {
  name: 'unknown-block',
  severity: 'error',
  handbook: '/handbook/blocks',
  checkPage: async (page, site) => {
    const types = await site.blocks();
    return [...unknownBlocks(page, types), ...misspelledBlocks(page, types)];
  },
};
