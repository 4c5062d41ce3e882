import { toString as textOf } from 'mdast-util-to-string';
import { contentOf, isElement } from '../../elements';
import { nodesOf, type Page, sourceOf } from '../../page';
import { rangeOf } from '../../range';
import type { Diagnostic } from '../../rule';

/** `24*7 and 8*5`, whose stars make the words between them italic. */
function starsBetweenFigures(page: Page): Diagnostic[] {
  return nodesOf(page).flatMap((node): Diagnostic[] => {
    if (node.type !== 'emphasis' && node.type !== 'strong') return [];
    const { start, end } = rangeOf(node);
    const { source } = page;
    const isBetween =
      /\d\*+\d/.test(source.slice(start - 1, start + 3)) || /\d\*+\d/.test(source.slice(end - 3, end + 1));
    const message =
      'The stars between these figures make the words from one to the other italic, and readers do not see them. Write another sign: 24/7, 3 × 4.';
    return isBetween ? [{ start, end, message }] : [];
  });
}

/** Emphasis around nothing but spaces or a block. */
function aroundBlocks(page: Page): Diagnostic[] {
  return nodesOf(page).flatMap((node) => {
    if (node.type !== 'strong' && node.type !== 'emphasis') return [];
    const block = node.children.find(
      (child) => isElement(child) && contentOf(child).length > 0 && /^[A-Z]/.test(child.name ?? ''),
    );
    return block ? [{ ...rangeOf(node), message: 'A block cannot be bold. Delete the stars around it.' }] : [];
  });
}

/** `_ga_`, a name whose underscores make it italic. */
function namesInItalics(page: Page): Diagnostic[] {
  const code = nodesOf(page).flatMap((node) => (node.type === 'inlineCode' ? node.value : []));
  return nodesOf(page).flatMap((node): Diagnostic[] => {
    if (node.type !== 'emphasis' && node.type !== 'strong') return [];
    const source = sourceOf(page, node);
    const isName =
      /^_+[\w-]+_+$/.test(source) &&
      (/[\d_]/.test(textOf(node)) || code.some((it) => it.startsWith(source.slice(0, -1))));
    const message = `The "_" signs make this ${node.type === 'strong' ? 'bold' : 'italic'}, and readers do not see them. If they belong to a name, write the sign \` before and after it: \`${source}\``;
    return isName ? [{ ...rangeOf(node), message }] : [];
  });
}

/** `**Critical*`, where one star is missing, and a bold line in place of a heading. */
function aroundStars(page: Page): Diagnostic[] {
  return nodesOf(page).flatMap((node): Diagnostic[] => {
    const { start, end } = rangeOf(node);
    if (node.type === 'emphasis') {
      const isOneSided = (page.source[start - 1] === '*') !== (page.source[end] === '*');
      const message = 'The stars before and after these words differ in number. Write two on both sides for bold text.';
      return isOneSided && !page.source.slice(start - 1, end + 1).includes('***') ? [{ start, end, message }] : [];
    }
    const [only, ...rest] = node.type === 'paragraph' ? node.children : [];
    if (only?.type !== 'strong' || rest.length > 0) return [];
    const text = textOf(only);
    if (/[.!?:,;]$/.test(text) || text.length > 60) return [];
    const before = nodesOf(page).findLast((it) => it.type === 'heading' && rangeOf(it).end <= start);
    const signs = '#'.repeat(before?.type === 'heading' ? Math.max(before.depth, 2) : 3);
    const message = `A bold line looks like a heading, but search engines and screen readers do not take it for one. Write "${signs} ${text}", or make it a sentence.`;
    return [{ start, end, message, severity: 'warning' }];
  });
}

/** Signs for bold and italic text that do something else than was meant. */
export function emphasisSlips(page: Page): Diagnostic[] {
  return [...starsBetweenFigures(page), ...aroundBlocks(page), ...aroundStars(page), ...namesInItalics(page)];
}
