import type { Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Range, rangeOf } from '../../../lib/message';
import { type Page, sourceOf } from '../../pages/page';
import { OPEN_FENCE, openFence } from '../../pages/parse';
import { rule } from '../context';
import { NO_LIST, reportLeftovers } from './leftovers';

type Finding = [reason: string, range: Range, expected?: string];

/** What begins on the line directly below a text, or goes on there, and probably is a part of another sentence. */
function joinedLines(node: Nodes, index: number, parent: Parents, page: Page): Finding | null {
  const source = sourceOf(page, node);
  const { start, end } = rangeOf(node);
  const before = parent.children[index - 1];
  const isDirectlyBelow =
    before?.type === 'paragraph' && before.position?.end.line === (node.position?.start.line ?? 0) - 1;
  if (isDirectlyBelow && (node.type === 'blockquote' || (node.type === 'list' && parent.type !== 'listItem'))) {
    const text = sourceOf(page, before);
    // "-First entry", without a space, above "- Second entry".
    const [entry] = (node.type === 'list' && /(?<=^|\n[ \t]*)[-+•–—][^\n]*$/.exec(text)) || [];
    const from = rangeOf(before).end - (entry?.length ?? 0);
    if (entry) return [NO_LIST, { start: from, end: from + 1 }];
    // Several entries are a list, and what comes after the end of a sentence or after "We offer:" is meant.
    if ((node.type === 'list' && node.children.length > 1) || /[.:!?][*_”’)]*$/.test(text)) return null;
    const [mark = ''] = /^(?:>|[-+*]|\d+[.)])/.exec(source) ?? [];
    const what = node.type === 'list' ? 'list' : 'quotation';
    const reason = `This starts a ${what}, directly below a line of text. Put an empty line above it, or join the two lines.`;
    return [reason, { start, end: start + mark.length }];
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
function unintended(node: Nodes, page: Page): Finding | null {
  const source = sourceOf(page, node);
  const range = rangeOf(node);
  const { start, end } = range;
  const [before, after] = [page.source.charAt(start - 1), page.source.charAt(end)];
  switch (node.type) {
    case 'text': {
      // The compiler knows the other names, and shows their characters.
      // "R&D;" is no name of one.
      const name = source.match(/&[a-z]\w{2,};/gi)?.find((it) => node.value.includes(it));
      if (!name) return null;
      const from = start + source.indexOf(name);
      return ['No character has this name. Write the character itself.', { start: from, end: from + name.length }];
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
  reportLeftovers(page, report);
  visit(page.tree, (node, index, parent) => {
    const finding = (parent && joinedLines(node, index ?? 0, parent, page)) || unintended(node, page);
    if (finding) report(finding[1], finding[0], finding[2]);
  });
});
