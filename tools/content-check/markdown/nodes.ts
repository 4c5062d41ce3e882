import { isElement } from '../elements';
import { nodesOf, type Page, sourceOf } from '../page';
import { firstLine, rangeOf } from '../range';
import type { Diagnostic } from '../rule';

/** Markdown that was read, but probably not meant. */
export function unmeantMarkdown(page: Page): Diagnostic[] {
  return nodesOf(page).flatMap((node): Diagnostic[] => {
    const source = sourceOf(page, node);
    const { start, end } = rangeOf(node);
    if (node.type === 'heading' && !/^\s{0,3}#/.test(source)) {
      const line = Math.max(page.source.lastIndexOf('\n', end - 1) + 1, start);
      const message = 'This line makes a heading of the text above. Delete it, or write "### " before the text.';
      return [{ start: line, end, message }];
    }
    if (isElement(node) && page.source[end] === '>')
      return [{ start: end, end: end + 1, message: 'There is one ">" too many. Delete it.' }];
    const fence = node.type === 'code' ? /^\s*(`{3,}|~{3,})/.exec(source)?.[1] : undefined;
    if (!fence || new RegExp(`\\n[ \\t>]*\\${fence[0]}{${fence.length},}\\s*$`).test(source)) return [];
    const message = `This code has no end. Write ${fence} on a line of its own where it ends.`;
    return [{ ...firstLine(page.source, { start, end }), message }];
  });
}
