import type { Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Range, rangeOf } from '../../../lib/message';
import type { Page } from '../../pages/page';
import { OPEN_FENCE, openFence } from '../../pages/parse';
import { rule } from '../context';
import { type Phrase, reportPhrases, textsOf } from '../texts';
import { UNDERLINED } from './headingOrder';

/** Characters that were meant as Markdown and that visitors read. */
const LEFTOVERS: Readonly<Record<string, Phrase>> = {
  reversedLink: {
    pattern: /\([^()\n]+\)\[(?:\/|#|https?:)[^\]\s]*\]/,
    reason: 'The brackets of this link are swapped. Write [words](/address).',
    correct: (written) => written.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)'),
  },
  link: {
    pattern:
      /\]\s+\(\s*(?:\/|#|https?:|mailto:|tel:|www\.)|\]\([^)\n]*(?:\)|$)|\[[^\]\n]+\((?:\/|#|https?:)[^()\s]*\)(?![^\n]*\])/m,
    reason: 'This is not a link. Write [words](/address), without spaces before or inside the round brackets.',
  },
  rows: {
    pattern:
      /(?<=^[ \t]*)\|.*\|[ \t]*$(?!\r?\n[ \t]*\|[ \t]*:?-{3})|^[^\n\t|]*\S\t+[^\n]*\S\r?\n[^\n\t|]*\S\t+\S[^\n]*/m,
    reason:
      'These rows are not a table. Write "|" around the cells, and the line "| --- | --- |" below the first row, with a "---" for each column.',
  },
  list: {
    pattern:
      /(?<=^[ \t]*)(?:[•◦▪‣●○■□➢➤☐☑☒]|[-+](?=\p{L})|(?:[-+*–—oØü]|\d{1,2}[.)])[^\S \t\r\n]|\d{1,2}[.)](?=\p{Lu})|([–—‐‑oØü])(?= .*\n[ \t]*\1 ))/mu,
    reason:
      'This is not a list. Start each entry with a hyphen and a space, "- Entry", or with "1. ", on a line of its own.',
  },
  heading: {
    pattern: /(?<=^[ \t]*)(?:＃+\s*|#{1,6}[^\S \t\r\n]+|#{1,6}(?=[^\s#!/])(?!#*\d))/m,
    reason: 'This is not a heading. Write "#" characters and an ordinary space after them.',
    // Headings in a section have three of them.
    correct: (written) => (/^[#＃]{3,4}\s*$/.test(written) ? `${written.trim().replaceAll('＃', '#')} ` : null),
  },
  asterisk: {
    pattern: /(?<!\\)\*\*|(?<!\\)(?<=^|[\s(“"])\*(?=[\p{L}\p{N}])[^*\n]*|(?<=[\p{L}\p{N}.!?])\*(?=[\s.,;:!?)”]|$)/u,
    reason:
      'These asterisks have no effect. Write them directly before and after the bold or italic words, or \\* to show an asterisk.',
  },
  backtick: {
    pattern: /(?<!\\)`+/,
    reason: 'This ` begins code that has no end. Write one before and one after the code, or ’ for an apostrophe.',
  },
  note: {
    pattern: /^[ \t]*\/\/[ \t].*|\/\*|\*\/|-->/m,
    reason: 'Visitors would read this note. A note to colleagues is written {/* like this */}.',
  },
};

type Fault = [reason: string, place: Nodes | Range];

/** Explains a list or quotation that begins directly below a line in mid-sentence and is probably part of the sentence. */
function wrappedLine(node: Nodes, source: string, before: Nodes | undefined, textBefore: string): Fault | null {
  const { start } = rangeOf(node);
  if (before?.type !== 'paragraph' || before.position?.end.line !== (node.position?.start.line ?? 0) - 1) return null;
  // Several entries are a list, and one after the end of a sentence or after "We offer:" is intended.
  if ((node.type === 'list' && node.children.length > 1) || /[.:!?][*_”’)]*$/.test(textBefore)) return null;
  const [sign = ''] = /^(?:>|[-+*]|\d+[.)])/.exec(source) ?? [];
  const what = node.type === 'list' ? 'list' : 'quotation';
  const reason = `This starts a ${what}, directly below a line of text. Put an empty line above it, or join the two lines.`;
  return [reason, { start, end: start + sign.length }];
}

/** Says why a construct was probably not meant, and where in it. */
function unintended(node: Nodes, index: number, parent: Parents, page: Page): Fault | null {
  const { start, end } = rangeOf(node);
  const source = page.source.slice(start, end);
  const before = parent.children[index - 1];
  switch (node.type) {
    case 'list':
    case 'blockquote': {
      const range = before && rangeOf(before);
      const textBefore = range ? page.source.slice(range.start, range.end) : '';
      return parent.type === 'listItem' ? null : wrappedLine(node, source, before, textBefore);
    }
    case 'tableRow':
      return source.includes('|') || index === 0
        ? null
        : ['This line is a row of the table above. Put an empty line before it.', node];
    case 'table': {
      const columns = node.children[0]?.children.length ?? 0;
      const wide = node.children.find((row) => row.children.length > columns);
      const reason = `This row has more cells than the first, and visitors would not see the rest. Write ${columns} cells, or a backslash before each "|" that is text.`;
      return wide ? [reason, wide] : null;
    }
    case 'code':
      return openFence(source) ? [OPEN_FENCE, { start, end: start + source.split(/\r?\n/, 1).join('').length }] : null;
    case 'delete':
      return source.startsWith('~~')
        ? null
        : [
            'Visitors would see this struck through. Write – between numbers, \\~ to show the character, or two ~ to strike out.',
            node,
          ];
    case 'emphasis':
    case 'strong':
      return /[\p{L}\p{N}]$/u.test(page.source.slice(0, start)) && /^[\p{L}\p{N}]/u.test(page.source.slice(end))
        ? [
            'Visitors would see these characters in italics or bold, without the asterisks. Write × between numbers, or \\* to show one.',
            node,
          ]
        : null;
    case 'heading': {
      if (source.startsWith('#')) return null;
      const line = Math.max(page.source.lastIndexOf('\n', end - 1) + 1, start);
      return [UNDERLINED, { start: line, end }];
    }
    default:
      return null;
  }
}

/**
 * Characters that were meant as Markdown and that visitors would read, and Markdown that was not intended. The table of all constructs is in
 * `handbook/pages.mdx`.
 */
export const markdown = rule('markdown', '/handbook/pages#markdown', ({ page, report }) => {
  if (page.kind === 'facts' || !page.tree) return;
  const texts = textsOf(page).filter(({ kind }) => kind === 'text');
  reportPhrases({ page, report }, texts, Object.values(LEFTOVERS));
  visit(page.tree, (node, index, parent) => {
    const finding = parent && unintended(node, index ?? 0, parent, page);
    if (finding) report(finding[1], finding[0]);
  });
});
