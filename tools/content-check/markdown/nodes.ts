import type { Nodes, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { lineEnd } from '../../../lib/lines';
import { isElement } from '../elements';
import { nodesOf, type Page, sourceOf } from '../page';
import { firstLine, rangeOf } from '../range';
import type { Diagnostic } from '../rule';

/** Rows with too few or too many cells. Markdown drops the ones that are too many. */
function rows(page: Page, { children: [head, ...others] }: Table): Diagnostic[] {
  const cellsOf = (row: Nodes) =>
    sourceOf(page, row)
      .trim()
      .replace(/\\\||`[^`]*`/g, 'x')
      .replace(/^\||\|$/g, '')
      .split('|').length;
  const columns = head ? cellsOf(head) : 0;
  return others.flatMap((row): Diagnostic[] => {
    const cells = cellsOf(row);
    if (cells === columns) return [];
    const isText = !sourceOf(page, row).includes('|');
    const message = isText
      ? 'This line became a row of the table above. Write an empty line before it.'
      : `This row has ${cells} cells, and the table has ${columns} columns. Write one "|" for each cell.`;
    return [{ ...firstLine(page.source, rangeOf(row)), message }];
  });
}

function explain(page: Page, node: Nodes): Diagnostic[] {
  const source = sourceOf(page, node);
  const { start, end } = rangeOf(node);
  switch (node.type) {
    case 'heading': {
      if (/^\s{0,3}#/.test(source)) return [];
      const line = Math.max(page.source.lastIndexOf('\n', end - 1) + 1, start);
      return [
        {
          start: line,
          end,
          message: 'This line makes a heading of the text above. Delete it, or write "### " before the text.',
        },
      ];
    }
    case 'list': {
      const number = /^\d+/.exec(source)?.[0];
      if (!number || node.children.length > 1 || Number(number) < 2) return [];
      const suggestion = `${number}\\.`;
      return [
        {
          start,
          end: start + number.length + 1,
          message: `This makes a numbered list. Write ${suggestion} or begin the sentence with another word.`,
          suggestion,
        },
      ];
    }
    case 'listItem':
      return /^\S+[ \t]*$/.test(source.split('\n', 1)[0] ?? '') && node.children.length === 0
        ? [{ start, end, message: 'This entry of the list is empty. Write its text, or delete it.' }]
        : [];
    case 'delete':
      return source.startsWith('~~')
        ? []
        : [
            {
              start,
              end,
              message: 'The "~" characters strike out this text. Write "about", or \\~ to show the character.',
            },
          ];
    case 'code': {
      const fence = /^\s*(`{3,}|~{3,})/.exec(source)?.[1];
      const isOpen = fence && !new RegExp(`\\n[ \\t>]*\\${fence[0]}{${fence.length},}\\s*$`).test(source);
      return isOpen
        ? [
            {
              ...firstLine(page.source, { start, end }),
              message: `This code has no end. Write ${fence} on a line of its own where it ends.`,
            },
          ]
        : [];
    }
    case 'table':
      return rows(page, node);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return page.source[end] === '>'
        ? [{ start: end, end: end + 1, message: 'There is one ">" too many. Delete it.' }]
        : [];
    default:
      return [];
  }
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

/** A link or bold words without the space before or after them: `[plans](/pricing)for`. */
function missingSpaces(page: Page, node: Nodes): Diagnostic[] {
  const { start, end } = rangeOf(node);
  const isInSentence = node.type === 'link' || node.type === 'strong' || (isElement(node) && node.name === 'EmailLink');
  if (!isInSentence || !/^[[*_<]/.test(page.source.slice(start))) return [];
  const before = /\p{L}{2}$/u.test(page.source.slice(Math.max(start - 2, 0), start));
  // Endings such as "s" may follow a link.
  const after = /^(?:\p{L}{4}|(?:for|and|or|to|in|is|the|on|of|at)\b)/u.test(page.source.slice(end, end + 4));
  if (!before && !after) return [];
  const message = `A space is missing ${before ? 'before' : 'after'} "${textOf(node).slice(0, 30)}". Write one.`;
  return [{ ...(before ? { start, end: start + 1 } : { start: end - 1, end }), message }];
}

/** Markdown that was read, but probably not meant. */
export function unmeantMarkdown(page: Page): Diagnostic[] {
  return nodesOf(page).flatMap((node) => [
    ...explain(page, node),
    ...entriesWithoutHyphen(page, node),
    ...missingSpaces(page, node),
  ]);
}
