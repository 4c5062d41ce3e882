import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps } from 'react';
import { CodeBlock } from '../ui/CodeBlock';
import { Link } from '../ui/Link';
import { Table, TableCell, TableHeading } from '../ui/Table';

function MarkdownLink({ href = '', children }: ComponentProps<'a'>) {
  return <Link to={href}>{children}</Link>;
}

/** A heading whose anchor the build knows, so that it finds broken links to it. */
function anchorHeading(Tag: 'h2' | 'h3' | 'h4') {
  return function AnchorHeading({ id, children }: ComponentProps<'h2'>) {
    useBrokenLinks().collectAnchor(id);
    return <Tag id={id}>{children}</Tag>;
  };
}

/** Components for Markdown that needs more than a plain element: links, headings, code blocks, tables. */
export const markdownComponents = {
  a: MarkdownLink,
  h2: anchorHeading('h2'),
  h3: anchorHeading('h3'),
  h4: anchorHeading('h4'),
  pre: CodeBlock,
  table: Table,
  td: TableCell,
  th: TableHeading,
};
