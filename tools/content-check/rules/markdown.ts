import type { Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Range, type Report, rangeOf } from '../../../lib/message';
import { type Page, sourceOf } from '../../pages/page';
import { OPEN_FENCE, openFence } from '../../pages/parse';
import { rule } from '../context';
import { type Text, textsOf } from '../texts';

interface Leftover {
  pattern: RegExp;
  reason: string;
  /** What to write in place of the match, where that is certain. */
  correct?(match: string): string | null;
}

/** Characters that were meant as Markdown and that visitors read. Of several matches in a text, the first is reported. */
const LEFTOVERS: Readonly<Record<string, Leftover>> = {
  reversedLink: {
    pattern: /\([^()\n]+\)\[(?:\/|#|https?:)[^\]\s]*\]/g,
    reason: 'The brackets of this link are swapped. Write [words](/address).',
    correct: (match) => match.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)'),
  },
  link: {
    pattern:
      /\]\s+\(\s*(?:\/|#|https?:|mailto:|tel:|www\.)|\]\([^)\n]*(?:\)|$)|\[[^\]\n]+\((?:\/|#|https?:)[^()\s]*\)(?![^\n]*\])/gm,
    reason: 'This is not a link. Write [words](/address), without spaces before or inside the round brackets.',
  },
  rowsWithTabs: {
    pattern: /^[^\n\t|]*\S\t+[^\n]*\S\r?\n[^\n\t|]*\S\t+\S[^\n]*/gm,
    reason:
      'These rows are not a table. Write "|" between the cells, and the line "| --- | --- |" below the first row.',
  },
  rows: {
    pattern: /^[ \t]*\|.*\|[ \t]*$(?!\r?\n[ \t]*\|[ \t]*:?-{3})/gm,
    reason: 'This is not a table. Write a line with "---" for each column below its first row: | --- | --- |.',
  },
  heading: {
    pattern: /^[ \t]*(?:＃+\s*|#{1,6}[^\S \t\r\n]+|#{1,6}(?=[^\s#!/])(?!#*(?:REF|VALUE|NAME|N\/A|\d)))/gm,
    reason: 'This is not a heading. Write "#" characters and an ordinary space after them.',
    // Headings in a section have three of them.
    correct: (match) => (/^[#＃]{3,4}\s*$/.test(match) ? `${match.trim().replaceAll('＃', '#')} ` : null),
  },
  asterisk: {
    pattern: /(?<!\\)\*\*|(?<!\\)(?<=^|[\s(“"])\*(?=[\p{L}\p{N}])[^*\n]*|(?<=[\p{L}\p{N}.!?])\*(?=[\s.,;:!?)”]|$)/gu,
    reason:
      'These asterisks have no effect. Write them directly before and after the bold or italic words, or \\* to show one.',
  },
  underscore: {
    pattern: /(?<![\\_])__(?!_)|(?<!\\)(?<=^|\s)_(?=\p{L})[^_\n]*|(?<!\\)~~/gu,
    reason: 'These characters have no effect. Write **bold** or *italic*, or delete them.',
  },
  backtick: {
    pattern: /(?<!\\)`+/g,
    reason: 'This ` begins code that has no end. Write one before and one after the code; an apostrophe is ’.',
  },
  otherMarkup: {
    pattern: /^[ \t]*(?:\[!\w+\]|:::).*|(?<=^|\s):[a-z][a-z\d_]*:(?=\s|$)/gim,
    reason: 'Other programs make a box or a picture of this; here visitors read it. Delete it, and keep the text.',
  },
  note: {
    pattern: /^[ \t]*\/\/[ \t].*|\/\*|\*\/|-->/gm,
    reason: 'Visitors would read this note. A note to colleagues is written {/* like this */}.',
  },
  referenceWithoutSemicolon: {
    pattern: /&(?:nbsp|amp|lt|gt|[mn]dash|hellip|quot|rsquo)(?![;\w])/g,
    reason: 'A semicolon is missing after this code.',
    correct: (match) => `${match};`,
  },
};

function reportLeftovers({ start, text }: Text, report: Report): void {
  const taken: Range[] = [];
  for (const { pattern, reason, correct } of Object.values(LEFTOVERS)) {
    const found = [...text.matchAll(pattern)]
      .map(({ index, 0: match }) => {
        const from = start + index + match.length - match.trimStart().length;
        return { start: from, end: start + index + match.length };
      })
      .filter((range) => !taken.some((other) => range.start < other.end && other.start < range.end));
    taken.push(...found);
    // A pair of stars is one mistake.
    const [first, other] = found;
    if (first) report(first, reason, other ? null : correct?.(text.slice(first.start - start, first.end - start)));
  }
}

/** What word processors put before the entries of a list, and what is not a list in Markdown. */
const LIST_SIGN =
  /^[ \t]*([•◦▪‣●○■□➢➤✓✔✅☐☑☒→»·①-⑳–—−‐‑]\s*|[oüØ-]\s+|§\s+(?=\p{L})|[-+*](?=\p{L})|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4}|[IVX]{1,4})[.)](?:\s+|(?=\p{L})))(?=\S)/gmu;
/** Signs of one list: `1.` and `2.`, `a)` and `b)`. */
const kindOfSign = (sign: string) =>
  sign
    .replace(/\d+/, '1')
    .replace(/[a-zA-Z]+(?=[.)])/, 'a')
    .replace(/[①-⑳]/, '①')
    .trim();

/** The first sign of a list that Markdown does not make: several lines or paragraphs start with the same kind of sign. */
function pastedList(texts: readonly Text[]): Range | null {
  const found = new Map<string, Range>();
  for (const { start, text } of texts) {
    for (const { index, 0: match, 1: sign = '' } of text.matchAll(LIST_SIGN)) {
      const from = start + index + match.length - sign.length;
      const known = found.get(kindOfSign(sign));
      if (known) return known;
      found.set(kindOfSign(sign), { start: from, end: from + sign.trim().length });
    }
  }
  return null;
}

/** The texts in groups between which there are only empty lines. */
function neighbors(texts: readonly Text[], { source }: Page): Text[][] {
  const groups: Text[][] = [];
  for (const text of texts) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && before.end <= text.start && source.slice(before.end, text.start).trim() === '')
      last.push(text);
    else groups.push([text]);
  }
  return groups;
}

type Finding = [reason: string, range: Range, expected?: string];

/** What begins on the line directly below a text, or goes on there, and probably is a part of another sentence. */
function joinedLines(node: Nodes, index: number, parent: Parents, page: Page): Finding | null {
  const source = sourceOf(page, node);
  const { start, end } = rangeOf(node);
  const before = parent.children[index - 1];
  const isDirectlyBelow =
    before?.type === 'paragraph' && before.position?.end.line === (node.position?.start.line ?? 0) - 1;
  if (isDirectlyBelow && /^(?:list|blockquote|heading|table)$/.test(node.type)) {
    const isNestedList = node.type === 'list' && parent.type === 'listItem';
    // "We offer:" announces what follows.
    if (isNestedList || sourceOf(page, before).endsWith(':')) return null;
    const [mark = ''] = /^(?:#+|>|\||[-+*]|\d+[.)])/.exec(source) ?? [];
    const what = { list: 'list', blockquote: 'quotation', heading: 'heading', table: 'table' }[node.type as 'list'];
    const reason = `This starts a ${what}, directly below a line of text. Put an empty line above it, or join the two lines.`;
    return [reason, { start, end: start + Math.max(mark.length, 1) }];
  }
  if (node.type === 'tableRow' && !source.includes('|') && index > 0)
    return ['This line is a row of the table above. Put an empty line before it.', { start, end }];
  if (node.type !== 'paragraph' || (parent.type !== 'blockquote' && parent.type !== 'listItem')) return null;
  // A line that is not indented as the entry, or that has no ">".
  const column = (parent.position?.start.column ?? 1) - 1;
  const own = parent.type === 'listItem' ? new RegExp(`\\n[ \\t]{0,${column}}(?=\\S)`) : /\n[ \t]*(?=[^\s>])/;
  const loose = own.exec(source);
  if (!loose) return null;
  const from = start + loose.index + loose[0].length;
  const what = parent.type === 'listItem' ? 'last entry of the list' : 'quotation';
  const reason = `This line is a part of the ${what} above. Put an empty line before it, or indent it like the entry.`;
  return [reason, { start: from, end: Math.max(page.source.indexOf('\n', from), from + 1) }];
}

/** Says why a construct was probably not meant, where in it, and what was meant, if that is certain. */
function unmeant(node: Nodes, page: Page): Finding | null {
  const source = sourceOf(page, node);
  const range = rangeOf(node);
  const { start, end } = range;
  const [before, after] = [page.source.charAt(start - 1), page.source.charAt(end)];
  switch (node.type) {
    case 'text': {
      // The compiler knows the other names, and shows their characters.
      const [name] = /&[a-z]\w*;/i.exec(source) ?? [];
      if (!name || !node.value.includes(name)) return null;
      const from = start + source.indexOf(name);
      return [`No character has this name. Write the character itself.`, { start: from, end: from + name.length }];
    }
    case 'code':
      return openFence(source) ? [OPEN_FENCE, { start, end: start + source.split(/\r?\n/, 1).join('').length }] : null;
    case 'delete': {
      if (source.startsWith('~~')) return null;
      const inside = source.slice(1, -1);
      // Between two numbers it means "to", before one "about".
      const isRange = /\d/.test(before) && /^\d.*\d$/s.test(inside) && /\d/.test(after);
      const expected = isRange ? `–${inside}–` : `\\~${inside}\\~`;
      const reason =
        'Visitors would see this struck through. Write – between numbers, \\~ to show the character, or two ~ to strike out.';
      return [reason, range, /\d/.test(after) ? expected : undefined];
    }
    case 'emphasis':
    case 'strong': {
      if (!/[\p{L}\p{N}]/u.test(before) || !/[\p{L}\p{N}]/u.test(after)) return null;
      const isProduct = node.type === 'emphasis' && /^\D?\d+\D?$/.test(source) && /\d/.test(before) && /\d/.test(after);
      const reason =
        'Visitors would see these characters in italics or bold, without the asterisks. Write × between numbers, or \\* to show one.';
      return [reason, range, isProduct ? `×${source.slice(1, -1)}×` : undefined];
    }
    case 'heading': {
      if (source.startsWith('#')) return null;
      const line = Math.max(page.source.lastIndexOf('\n', end - 1) + 1, start);
      const reason = 'This line makes a heading of the text above. Delete it, or write "### " before the text.';
      return [reason, { start: line, end }];
    }
    case 'thematicBreak':
      return ['A page has no lines across it. Delete this one; a new subject is a new <Section>.', range, ''];
    case 'list': {
      if ((node.start ?? 0) <= 99) return null;
      const dot = start + String(node.start).length;
      const reason =
        'This number starts a list here. Write a backslash before the dot, and it is a part of the sentence.';
      return [reason, { start, end: dot + 1 }, `${node.start}\\${page.source.charAt(dot)}`];
    }
    case 'blockquote':
      return /^>\d/.test(source)
        ? ['A ">" at the start of a line makes a quotation. Write \\> to show it.', { start, end: start + 1 }, '\\>']
        : null;
    case 'link':
    case 'image': {
      if (!node.title) return null;
      const [title = ''] = /\s+(?:"[^"]*"|'[^']*'|\([^()]*\))(?=\)$)/.exec(source) ?? [];
      const reason = 'Nobody on a phone or a keyboard can see this title. Write it into the sentence, or delete it.';
      return title ? [reason, { start: end - 1 - title.length, end: end - 1 }, ''] : [reason, range];
    }
    case 'table': {
      const columns = node.children[0]?.children.length ?? 0;
      const wide = node.children.find((row) => row.children.length > columns);
      const reason = `This row has more cells than the first, and visitors would not see the rest. Write ${columns}, or a backslash before each "|" that is text.`;
      return wide ? [reason, rangeOf(wide)] : null;
    }
    default:
      return null;
  }
}

/**
 * Characters that were meant as Markdown and that visitors would read, and Markdown that was not meant. The table of all constructs is in
 * `handbook/pages.mdx`.
 */
export const markdown = rule('markdown', '/handbook/pages#markdown', ({ page, report }) => {
  if (page.kind === 'facts' || !page.tree) return;
  const texts = textsOf(page).filter(({ kind }) => kind === 'text');
  const list =
    'This is not a list. Start each entry with a hyphen and a space, "- Entry", or with "1. ", on a line of its own.';
  for (const place of neighbors(texts, page).flatMap((group) => pastedList(group) ?? [])) report(place, list);
  for (const text of texts) reportLeftovers(text, report);
  visit(page.tree, (node, index, parent) => {
    const finding = (parent && joinedLines(node, index ?? 0, parent, page)) || unmeant(node, page);
    if (finding) report(finding[1], finding[0], finding[2]);
  });
});
