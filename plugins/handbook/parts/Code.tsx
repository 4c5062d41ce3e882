import { Prism } from 'prism-react-renderer';
import type { ReactNode } from 'react';
import { CodeBlock } from '../../../src/ui/CodeBlock';

/** What Prism makes of a text: pieces of it, and tokens around others. */
type Content = string | { type: string; content: Content } | Content[];

function coloured(content: Content, place = 0): ReactNode {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map((part, index) => coloured(part, index));
  return (
    <span key={place} className={`token-${content.type}`}>
      {coloured(content.content)}
    </span>
  );
}

interface CodeProps {
  children: string;
  /** `markup` for blocks, `javascript` for an import line. */
  language: 'markup' | 'javascript';
}

/** Code that the handbook reads from data, with its colours and its copy button. */
export function Code({ children, language }: CodeProps) {
  const grammar = Prism.languages[language];
  return (
    <CodeBlock>
      <code>{grammar ? coloured(Prism.tokenize(children, grammar) as Content[]) : children}</code>
    </CodeBlock>
  );
}
