import type { Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';

/** The first section of a new page; `answer` is for legal texts. The content check reminds writers to replace them. */
export const firstSection = {
  title: 'Name this section',
  answer: 'Replace this answer.',
  text: 'Replace this paragraph. Say in two or three short sentences what the visitor gets and what they can do next.',
} as const;

const LINE_WIDTH = 110;

const processor = unified().use(remarkFrontmatter).use(remarkMdx).use(remarkStringify).freeze();

/** Wraps a text between words. */
function inLines(text: string): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + word.length < LINE_WIDTH) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

function paragraph(text: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value: inLines(text) }] };
}

function block(
  name: string,
  settings: Readonly<Record<string, string>>,
  ...children: (Paragraph | MdxJsxFlowElement)[]
): MdxJsxFlowElement {
  const attributes = Object.entries(settings).map(([setting, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: setting,
    value,
  }));
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}

/** `service`: search engines get a description of the service. `legal`: one text with the date of its last change. */
export const pageKinds = ['plain', 'service', 'legal'] as const;
export type PageKind = (typeof pageKinds)[number];

function legalText(): MdxJsxFlowElement {
  const updated = new Date().toISOString().slice(0, 10);
  const { title, answer, text } = firstSection;
  return block('LegalText', { updated }, block('Clause', { title, answer }, paragraph(text)));
}

/** The text of a new page: front matter, a Hero with both texts, and a first section. Special characters are escaped. */
export function pageText(title: string, description: string, kind: PageKind = 'plain'): string {
  const isLegal = kind === 'legal';
  const frontMatter = { title, description, ...(kind === 'service' && { service: title }) };
  const children: RootContent[] = [
    { type: 'yaml', value: stringify(frontMatter, { lineWidth: 0 }).trimEnd() },
    {
      type: 'mdxjsEsm',
      value: `import {${isLegal ? 'Clause, Hero, LegalText' : 'Hero, Section'}} from '@site/src/blocks';`,
    },
    block('Hero', { ...(isLegal && { height: 'low' }), title }, paragraph(description)),
    isLegal ? legalText() : block('Section', { title: firstSection.title }, paragraph(firstSection.text)),
  ];
  const root: Root = { type: 'root', children };
  return processor.stringify(root);
}
