import { visit } from 'unist-util-visit';
import { elementsOf } from '../elements';
import { pageImports } from '../imports';
import type { Page } from '../page';
import type { PageRule } from '../rule';

const WORD = /[A-Za-z_$][\w$]*/g;

/** Every word of code in a page: names of elements, and what stands in braces and exports. */
function usedWords(page: Page): Set<string> {
  const words = new Set(elementsOf(page).map(({ name }) => name?.split('.')[0] ?? ''));
  const addWords = (code: string) => {
    for (const [word] of code.matchAll(WORD)) words.add(word);
  };
  if (page.tree) {
    visit(page.tree, (node) => {
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') addWords(node.value);
      if (node.type === 'mdxjsEsm') addWords(node.value.replace(/^import\b[\s\S]*?from .*$/gm, ''));
    });
  }
  for (const { attributes } of elementsOf(page)) {
    for (const attribute of attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') addWords(attribute.value);
      else if (typeof attribute.value === 'object' && attribute.value) addWords(attribute.value.value);
    }
  }
  return words;
}

/** Imports that the page does not use: harmless to visitors, puzzling to the next writer. */
export const unusedImport: PageRule = {
  name: 'unused-import',
  severity: 'warning',
  handbook: '/handbook/pages#special-characters',
  checkPage: (page) => {
    const used = usedWords(page);
    return pageImports(page)
      .filter(({ local }) => !used.has(local))
      .map(({ local, range }) => ({
        ...range,
        message: `${local} is imported and not used on this page. Take it out of the import line.`,
      }));
  },
};
