import type { Element, ElementContent, Root } from 'hast';
import { Prism } from 'prism-react-renderer';
import { visit } from 'unist-util-visit';

type PrismToken = { type: string; content: PrismToken | PrismToken[] | string } | string;

function toHast(token: PrismToken | PrismToken[]): ElementContent[] {
  if (typeof token === 'string') return [{ type: 'text', value: token }];
  if (Array.isArray(token)) return token.flatMap(toHast);
  return [
    {
      type: 'element',
      tagName: 'span',
      properties: { className: [`token-${token.type}`] },
      children: toHast(token.content as PrismToken),
    },
  ];
}

function languageOf(code: Element): string | undefined {
  const classes = code.properties.className;
  if (!Array.isArray(classes)) return undefined;
  return classes
    .find((name) => String(name).startsWith('language-'))
    ?.toString()
    .slice('language-'.length);
}

/**
 * Rehype plugin that highlights fenced code blocks at build time, with the copy of Prism in `prism-react-renderer`. It adds
 * spans with classes, so that no highlighter runs in the browser.
 */
export default function highlightCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (element, _index, parent) => {
      if (element.tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre') return;
      const language = languageOf(element);
      const grammar = language ? Prism.languages[language] : undefined;
      const [text] = element.children;
      if (!grammar || text?.type !== 'text') return;
      element.children = toHast(Prism.tokenize(text.value, grammar) as PrismToken[]);
    });
  };
}
