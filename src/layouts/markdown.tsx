import type { ComponentProps } from 'react';
import { CodeBlock } from '../ui/CodeBlock';
import { Link } from '../ui/Link';
import { Table, TableCell, TableHeading } from '../ui/Table';

function MarkdownLink({ href = '', children }: ComponentProps<'a'>) {
  return <Link to={href}>{children}</Link>;
}

/** Components for Markdown that needs more than a plain element: links, code blocks, tables. */
export const markdownComponents = { a: MarkdownLink, pre: CodeBlock, table: Table, td: TableCell, th: TableHeading };
