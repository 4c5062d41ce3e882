import { isElement } from '../elements';
import { pageImports } from '../imports';
import { nodesOf, type Page } from '../page';
import type { PageRule } from '../rule';

/** The pieces of code in a page: names of elements, code in braces, and exports. */
function codeIn(page: Page): string[] {
  return nodesOf(page).flatMap((node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return node.value;
    if (node.type === 'mdxjsEsm') return node.value.replace(/^import\b[\s\S]*?from .*$/gm, '');
    if (!isElement(node)) return [];
    const inSettings = node.attributes.flatMap((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.value;
      return typeof attribute.value === 'object' ? (attribute.value?.value ?? []) : [];
    });
    return [node.name ?? '', ...inSettings];
  });
}

/** Imports that the page does not use. They do no harm but confuse the next writer. */
export const unusedImport: PageRule = {
  name: 'unused-import',
  severity: 'warning',
  handbook: '/handbook/pages#imports',
  checkPage: (page) => {
    // A part that does not parse may use them.
    if (!page.isWhole) return [];
    const used = new Set(codeIn(page).flatMap((code) => code.match(/[A-Za-z_$][\w$]*/g) ?? []));
    return pageImports(page)
      .filter(({ local }) => !used.has(local))
      .map(({ local, range }) => ({
        ...range,
        message: `The page does not use ${local}. Delete this word and its comma here, in the line that starts with "import".`,
      }));
  },
};
