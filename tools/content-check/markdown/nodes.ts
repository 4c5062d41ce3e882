import type { Nodes, Table } from 'mdast';
import { lineEnd } from '../../../lib/lines';
import { isElement } from '../elements';
import { nodesOf, type Page, sourceOf } from '../page';
import { firstLine, rangeOf } from '../range';
import type { Diagnostic } from '../rule';

/** Rows with too few or too many cells. Markdown drops the ones that are too many. */
function rows(page: Page, { children: [head, ...others] }: Table): Diagnostic[] {
  const cellsOf = (row: Nodes) => {
    const plain = sourceOf(page, row)
      .trim()
      .replace(/\\\||`[^`]*`/g, 'x');
    return plain.replace(/^\||\|$/g, '').split('|').length;
  };
  const columns = head ? cellsOf(head) : 0;
  return others
    .filter((row) => cellsOf(row) !== columns)
    .map((row) => {
      const message = sourceOf(page, row).includes('|')
        ? `This row needs ${columns} cells, one for each column of the table. Write one "|" for each.`
        : 'This line became a row of the table above. Write an empty line before it.';
      return { ...firstLine(page.source, rangeOf(row)), message };
    });
}

/** An entry of a list without its hyphen, which becomes a part of the one above. */
function entriesWithoutHyphen(page: Page, node: Nodes): Diagnostic[] {
  const [first] = node.type === 'listItem' ? node.children : [];
  if (first?.type !== 'paragraph') return [];
  const { start, end } = rangeOf(first);
  const column = /[^\n]*$/.exec(page.source.slice(0, rangeOf(node).start))?.[0].length ?? 0;
  const line = new RegExp(`\\n[ \\t]{0,${column}}(?=\\p{Lu})`, 'u').exec(page.source.slice(start, end));
  if (!line) return [];
  const from = start + line.index + line[0].length;
  const message = 'This line belongs to the entry above. Write "- " before it, or two spaces more if that is right.';
  return [{ start: from, end: lineEnd(page.source, from), message }];
}

/** Markdown that was read, but probably not meant. */
export function unmeantMarkdown(page: Page): Diagnostic[] {
  return nodesOf(page).flatMap((node): Diagnostic[] => {
    const source = sourceOf(page, node);
    const { start, end } = rangeOf(node);
    if (node.type === 'table') return rows(page, node);
    if (node.type === 'listItem' && node.children.length > 0) return entriesWithoutHyphen(page, node);
    if (node.type === 'listItem' && /^\S+[ \t]*$/.test(source))
      return [{ start, end, message: 'This entry of the list is empty. Write its text, or delete it.' }];
    if (node.type === 'heading' && !/^\s{0,3}#/.test(source)) {
      const line = Math.max(page.source.lastIndexOf('\n', end - 1) + 1, start);
      const message = 'This line makes a heading of the text above. Delete it, or write "### " before the text.';
      return [{ start: line, end, message }];
    }
    if (node.type === 'delete' && !source.startsWith('~~')) {
      const message = 'The "~" characters strike out this text. Write "about", or \\~ to show the character.';
      return [{ start, end, message }];
    }
    if (isElement(node) && page.source[end] === '>')
      return [{ start: end, end: end + 1, message: 'There is one ">" too many. Delete it.' }];
    const fence = node.type === 'code' ? /^\s*(`{3,}|~{3,})/.exec(source)?.[1] : undefined;
    if (!fence || new RegExp(`\\n[ \\t>]*\\${fence[0]}{${fence.length},}\\s*$`).test(source)) return [];
    const message = `This code has no end. Write ${fence} on a line of its own where it ends.`;
    return [{ ...firstLine(page.source, { start, end }), message }];
  });
}
