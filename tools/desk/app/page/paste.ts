import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** What word processors write in place of a list. */
const BULLET = /^(?:\\?[-•·▪◦‣●]|o(?=\u00a0))[ \t\u00a0]+/gm;

/** Turns what word processors write into the elements that it stands for. */
function plainElements() {
  return (tree: Root) =>
    visit(tree, 'element', (element) => {
      const { tagName, properties } = element;
      const style = String(properties.style ?? '');
      // Google Docs puts all of a text into a <b> that is not bold.
      if (/^(?:b|strong)$/.test(tagName) && /font-weight:\s*(?:normal|400)/.test(style)) element.tagName = 'span';
      if (tagName === 'span' && /font-weight:\s*(?:bold|[6-9]00)/.test(style)) element.tagName = 'strong';
      if (/^h[1-6]$/.test(tagName)) element.tagName = 'h3';
      if (tagName === 'a' && !/^(?:https?:|mailto:|tel:|\/)/.test(String(properties.href ?? '')))
        element.tagName = 'span';
      if (tagName === 'img') Object.assign(element, { tagName: 'span', children: [] });
    });
}

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(plainElements)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-' });

/** Makes lists of lines that start with a bullet or, from Word, with a number and many spaces. */
function withLists(text: string): string {
  return text
    .replace(BULLET, '- ')
    .replace(/^(\d+)\\?\.[ \t\u00a0]+/gm, '$1. ')
    .replaceAll('\u00a0', ' ')
    .replace(/^((?:-|\d+\.) .*\n)\n+(?=(?:-|\d+\.) )/gm, '$1');
}

/**
 * Returns what is pasted as Markdown: bold words, links and lists stay.
 * @returns null where it is plain text, which the browser pastes itself
 */
export function pastedMarkdown(data: Pick<DataTransfer, 'getData'>): string | null {
  const [html, text] = [data.getData('text/html'), data.getData('text/plain').replaceAll('\r\n', '\n')];
  const markdown = withLists(html ? String(converter.processSync(html)).trim() : text);
  return markdown === text.trim() ? null : markdown;
}
