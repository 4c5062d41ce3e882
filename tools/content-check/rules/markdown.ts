import type { Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Report } from '../../../lib/message';
import { rangeOf, type TextRange } from '../../../lib/range';
import type { Page } from '../../pages/sourceFile';
import { pageRule } from '../rule';
import { reportPhrases, textsOf } from '../texts';
import { unparsedMarkdown } from './unparsedMarkdown';

/** The start of a list or quotation directly below a line in mid-sentence, which is probably part of the sentence. */
function wrappedLine(node: Nodes, before: Nodes | undefined, page: Page): TextRange | null {
  const { start } = rangeOf(node);
  if (before?.type !== 'paragraph' || before.position?.end.line !== (node.position?.start.line ?? 0) - 1) return null;
  // Several entries are a list, and one after the end of a sentence or after "We offer:" is intended.
  const isIntended = /[.:!?][*_”’)]*$/.test(page.source.slice(0, rangeOf(before).end));
  if (isIntended || (node.type === 'list' && node.children.length > 1)) return null;
  const [sign = ''] = /^(?:>|[-+*]|\d+[.)])/.exec(page.source.slice(start)) ?? [];
  return { start, end: start + sign.length };
}

/** Reports a construct that was probably not meant. */
function checkConstruct(node: Nodes, index: number, parent: Parents, page: Page, report: Report): void {
  const { start, end } = rangeOf(node);
  const source = page.source.slice(start, end);
  switch (node.type) {
    case 'list':
    case 'blockquote': {
      const range = parent.type === 'listItem' ? null : wrappedLine(node, parent.children[index - 1], page);
      const reason = `This starts a ${node.type === 'list' ? 'list' : 'quotation'}, directly below a line of text. Put an empty line above it, or join the two lines.`;
      if (range) report(range, reason);
      break;
    }
    case 'tableRow':
      if (!source.includes('|') && index > 0)
        report(node, 'This line is a row of the table above. Put an empty line before it.');
      break;
    case 'table': {
      const columns = node.children[0]?.children.length ?? 0;
      const wide = node.children.find((row) => row.children.length > columns);
      const reason = `This row has more cells than the first, and visitors would not see the rest. Write ${columns} cells, or a backslash before each "|" that is text.`;
      if (wide) report(wide, reason);
      break;
    }
    case 'delete': {
      const reason =
        'Visitors would see this struck through. Write – between numbers, \\~ to show the character, or two ~ to strike out.';
      if (!source.startsWith('~~')) report(node, reason);
      break;
    }
    case 'emphasis':
    case 'strong': {
      const reason =
        'Visitors would see these characters in italics or bold, without the asterisks. Write × between numbers, or \\* to show one.';
      const isInside =
        /[\p{L}\p{N}]$/u.test(page.source.slice(0, start)) && /^[\p{L}\p{N}]/u.test(page.source.slice(end));
      if (isInside) report(node, reason);
    }
  }
}

/**
 * Characters that were meant as Markdown and that visitors would read, and Markdown that was not intended. The table of all constructs is in
 * `handbook/pages.mdx`.
 */
export const markdownRule = pageRule('markdown', '/handbook/pages#markdown', ({ page, report }) => {
  if (!page.tree) return;
  const texts = textsOf(page).filter(({ kind }) => kind === 'text');
  reportPhrases(page, texts, Object.values(unparsedMarkdown), report);
  visit(page.tree, (node, index = 0, parent) => {
    if (parent) checkConstruct(node, index, parent, page, report);
  });
});
