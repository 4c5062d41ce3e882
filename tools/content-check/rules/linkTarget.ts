import { toString as textOf } from 'mdast-util-to-string';
import { addressMistake } from '../addressMistake';
import { elementsOf, isElement } from '../elements';
import { linksOf } from '../links';
import { nodesOf, type Page } from '../page';
import { rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';

/** Links inside a block that is a link itself, which browsers cannot show. */
function linksInLinks(page: Page): Diagnostic[] {
  const outer = elementsOf(page).filter(({ name }) => name === 'Action' || name === 'Situation');
  return nodesOf(page).flatMap((node): Diagnostic[] => {
    if (node.type !== 'link' && !(isElement(node) && /^(a|EmailLink)$/.test(node.name ?? ''))) return [];
    const { start, end } = rangeOf(node);
    const block = outer.find((it) => rangeOf(it).start < start && end < rangeOf(it).end);
    if (!block) return [];
    const message = `<${block.name}> is a link as a whole. Write only the words: ${textOf(node).trim()}`;
    return [{ start, end, message, severity: 'error' }];
  });
}

/** Addresses that the build refuses, that lead nowhere, or that probably lead to the wrong place. */
export const linkTarget: PageRule = {
  name: 'link-target',
  severity: 'warning',
  handbook: '/handbook/pages#links',
  checkPage: (page) => {
    if (page.kind === 'handbook') return [];
    const found = linksOf(page).flatMap(({ target, start, end, isFile }): Diagnostic[] => {
      const mistake = addressMistake(target, isFile);
      return mistake ? [{ start, end, ...mistake }] : [];
    });
    return [...found, ...linksInLinks(page)];
  },
};
