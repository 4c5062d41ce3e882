import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { yaml, yamlFrontmatter } from '@codemirror/lang-yaml';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';

const style = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: [tags.link, tags.url], color: 'var(--color-accent)' },
  { tag: [tags.tagName, tags.angleBracket, tags.propertyName], color: 'var(--color-second)' },
  { tag: [tags.attributeName, tags.meta, tags.processingInstruction, tags.comment], color: 'var(--color-quiet)' },
  { tag: [tags.attributeValue, tags.string, tags.monospace], color: 'var(--color-accent)' },
]);

/**
 * MDX as far as a highlighter needs it: front matter, Markdown, and tags, which Markdown reads as HTML. In MDX, indented lines are
 * not code.
 */
export function mdxLanguage(): Extension {
  return [
    yamlFrontmatter({ content: markdown({ base: markdownLanguage, extensions: { remove: ['IndentedCode'] } }) }),
    syntaxHighlighting(style),
  ];
}

export function factsLanguage(): Extension {
  return [yaml(), syntaxHighlighting(style)];
}
