import type { Heading, List, Nodes, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { contentOf, isElement } from '../../elements';
import { nodesOf, type Page } from '../../page';
import { firstLine, rangeOf } from '../../range';
import type { Diagnostic } from '../../rule';

function sourceOf(page: Page, node: Nodes): string {
  const { start, end } = rangeOf(node);
  return page.source.slice(start, end);
}

/** Rows with too few or too many cells. Markdown drops the ones that are too many. */
function tableSlips(page: Page, table: Table): Diagnostic[] {
  const cellsOf = (row: Nodes) =>
    sourceOf(page, row)
      .trim()
      .replace(/\\\||`[^`]*`/g, 'x')
      .replace(/^\||\|$/g, '')
      .split('|').length;
  const [head, ...rows] = table.children;
  if (!head) return [];
  const columns = cellsOf(head);
  return rows.flatMap((row) => {
    const cells = cellsOf(row);
    if (cells === columns) return [];
    const advice =
      cells < columns
        ? 'Write every cell between "|", also the empty ones.'
        : 'Every "|" starts a cell, also inside a sentence: write a comma in its place, or "\\|" to show the sign.';
    const message = `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, and the table has ${columns} columns. ${advice}`;
    return [{ ...firstLine(page.source, rangeOf(row)), message }];
  });
}

function headingSlips(node: Heading): Diagnostic[] {
  const text = textOf(node).trim();
  const range = rangeOf(node);
  const [only, ...rest] = node.children;
  if (only?.type === 'strong' && rest.length === 0)
    return [
      { ...range, message: `A heading is bold by itself. Delete the stars: "${'#'.repeat(node.depth)} ${text}".` },
    ];
  if (/[:;,]$|(?<=^[^.!?]*)\.$/.test(text) && !/\b(?:etc|Inc|Ltd|Co|[ap]\.m)\.$/.test(text)) {
    const message = `A heading ends without "${text.at(-1)}". Delete it.`;
    return [{ start: range.end - 1, end: range.end, message, severity: 'warning' }];
  }
  if (/\p{Ll}/u.test(text) || (text.match(/\p{Lu}{2,}/gu)?.length ?? 0) < 3) return [];
  const message = 'A heading in capitals is hard to read, and screen readers may spell it. Write it like the others.';
  return [{ ...range, message, severity: 'warning' }];
}

/** The first number of a list that readers do not see, because Markdown counts by itself: 1, 2, 4. */
function wrongNumber(page: Page, node: List): Diagnostic | null {
  if (!node.ordered || node.children.length < 2) return null;
  const numbers = node.children.map((item) => Number.parseInt(sourceOf(page, item), 10));
  const first = numbers[0] ?? 1;
  if (numbers.every((number) => number === first)) return null;
  const index = numbers.findIndex((number, place) => number !== first + place);
  const item = node.children[index];
  if (!item) return null;
  const message = `Readers see ${first + index} here and not ${numbers[index]}, because Markdown counts by itself. Is an entry missing? Correct the numbers.`;
  return { ...firstLine(page.source, rangeOf(item)), message };
}

function slipOf(page: Page, node: Nodes): Diagnostic[] {
  const source = sourceOf(page, node);
  switch (node.type) {
    case 'heading': {
      if (/^\s{0,3}#/.test(source)) return headingSlips(node);
      const { start, end } = rangeOf(node);
      const line = page.source.lastIndexOf('\n', end - 1) + 1;
      const sign = page.source.slice(line, end).trim();
      const message = `The line "${sign.slice(0, 10)}" makes a heading of the text above it. For a heading, write "### ${textOf(node).slice(0, 30)}"; otherwise delete the line.`;
      return [{ start: Math.max(line, start), end, message }];
    }
    case 'list': {
      const wrong = wrongNumber(page, node);
      if (wrong) return [wrong];
      const first = node.start ?? 1;
      if (!node.ordered || (node.children.length > 1 && first < 100) || first <= 1) return [];
      const number = /^\d+/.exec(source)?.[0] ?? '';
      const message = `"${number}." at the start of a line makes a numbered list. Write "${number}\\." or begin the sentence with another word.`;
      return [
        {
          start: rangeOf(node).start,
          end: rangeOf(node).start + number.length + 1,
          message,
          suggestion: `${number}\\.`,
        },
      ];
    }
    case 'listItem': {
      if (node.children[0]?.type === 'heading') {
        const message = 'A heading cannot be an entry of a list. Delete the hyphen before it, or the "#" signs.';
        return [{ ...firstLine(page.source, rangeOf(node)), message }];
      }
      if (typeof node.checked !== 'boolean') return [];
      return [
        {
          ...firstLine(page.source, rangeOf(node)),
          message: 'This shows a box that nobody can tick. Delete "[ ]", or use the block <Checklist>.',
        },
      ];
    }
    case 'delete': {
      if (source.startsWith('~~')) return [];
      return [
        {
          ...rangeOf(node),
          message:
            'The "~" signs strike out the text between them. For "about", write the word, or "\\~" to show the sign.',
        },
      ];
    }
    case 'code': {
      if (/^(?:markdown|mdx?|te?xt|plaintext|suggestion)$/i.test(node.lang ?? '') && page.kind !== 'handbook') {
        const message =
          'The text between these marks is shown as code. Delete the line that starts with ``` and the one that ends it.';
        return [{ ...firstLine(page.source, rangeOf(node)), message }];
      }
      const fence = /^\s*(`{3,}|~{3,})/.exec(source)?.[1];
      if (!fence || new RegExp(`\\n[ \\t>]*\\${fence[0]}{${fence.length},}\\s*$`).test(source)) return [];
      return [
        {
          ...firstLine(page.source, rangeOf(node)),
          message: `This code sample has no end, so the rest of the page belongs to it. Write ${fence} on a line of its own where it ends.`,
        },
      ];
    }
    case 'break': {
      // Not where a tag that cannot be read was left out.
      if (!/^(?:\\| {2})/.test(source)) return [];
      const message =
        'This breaks the line inside a paragraph, at another place on every screen. Delete the "\\" or the spaces at the end of the line; an empty line makes a paragraph.';
      return [{ start: rangeOf(node).start, end: rangeOf(node).start + 1, message, severity: 'warning' }];
    }
    case 'thematicBreak':
      return [
        {
          ...rangeOf(node),
          message:
            'This draws a line across the page, which no page of the site has. Delete it; a new part of the page is a <Section>.',
        },
      ];
    case 'definition': {
      const isUsed = nodesOf(page).some(
        (it) => (it.type === 'linkReference' || it.type === 'imageReference') && it.identifier === node.identifier,
      );
      return isUsed
        ? []
        : [
            {
              ...rangeOf(node),
              message: `Nothing on this page uses "[${node.label ?? node.identifier}]". Delete this line, or write [words][${node.label ?? node.identifier}].`,
            },
          ];
    }
    case 'table':
      return tableSlips(page, node);
    case 'blockquote': {
      const text = textOf(node);
      return /^\s*\d|^\s*=/.test(text) && !/\n/.test(source)
        ? [
            {
              ...firstLine(page.source, rangeOf(node)),
              message: 'A ">" at the start of a line makes a quotation. To show the sign, write "&gt;".',
            },
          ]
        : [];
    }
    default:
      return [];
  }
}

/** A sentence that goes on in a list, because a line of it starts with a sign: "memory↵+ fans". */
function listsInSentences(page: Page): Diagnostic[] {
  return nodesOf(page).flatMap((node) => {
    const children = 'children' in node ? (node.children as Nodes[]) : [];
    return children.flatMap((list, index): Diagnostic[] => {
      const before = children[index - 1];
      if (list.type !== 'list' || list.ordered || list.children.length > 1 || before?.type !== 'paragraph') return [];
      const { start, end } = rangeOf(list);
      const gap = page.source.slice(rangeOf(before).end, start);
      if (/\n\s*\n/.test(gap) || /[.:!?]$/.test(sourceOf(page, before).trimEnd())) return [];
      const sign = page.source.charAt(start);
      const message = `A line that starts with "${sign} " is an entry of a list, in the middle of this sentence. Write "and" in its place, or put the sign at the end of the line above.`;
      return [{ ...firstLine(page.source, { start, end }), message }];
    });
  });
}

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

function emptyItems(page: Page): Diagnostic[] {
  return nodesOf(page).flatMap((node) => {
    if (node.type !== 'listItem' || node.children.length > 0) return [];
    return [{ ...rangeOf(node), message: 'This entry of the list is empty. Write its text, or delete it.' }];
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
    const message = `A bold line looks like a heading, but is none for screen readers and search engines. Write "### ${text}", or make it a sentence.`;
    return [{ start, end, message, severity: 'warning' }];
  });
}

/** Markdown that was read, but probably not meant. */
export function structuralSlips(page: Page): Diagnostic[] {
  return [
    ...nodesOf(page).flatMap((node) => slipOf(page, node)),
    ...listsInSentences(page),
    ...starsBetweenFigures(page),
    ...emptyItems(page),
    ...aroundBlocks(page),
    ...aroundStars(page),
  ];
}
