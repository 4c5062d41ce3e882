import { Prism } from 'prism-react-renderer';
import type { ReactNode } from 'react';
import { CodeBlock } from '../../../src/ui/CodeBlock';

/** The output of Prism: strings, and tokens with content of their own. */
type Content = string | { type: string; content: Content } | Content[];

function highlighted(content: Content, key = 0): ReactNode {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(highlighted);
  return (
    <span key={key} className={`token-${content.type}`}>
      {highlighted(content.content)}
    </span>
  );
}

interface CodeProps {
  children: string;
  /** `markup` for blocks, `javascript` for an import line. */
  language: 'markup' | 'javascript';
}

/** Code from data, highlighted and with a copy button. */
export function Code({ children, language }: CodeProps) {
  const grammar = Prism.languages[language];
  return (
    <CodeBlock>
      <code>{grammar ? highlighted(Prism.tokenize(children, grammar) as Content[]) : children}</code>
    </CodeBlock>
  );
}
