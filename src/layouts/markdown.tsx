import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { strings } from '../facts/strings';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { Table } from '../ui/Table';
import styles from './CodeBlock.module.css';

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

/**
 * A fenced code block of Markdown with a copy button (`src/browser/boot/content.ts`). The build adds the classes for syntax
 * colors (`plugins/mdx/rehypePlugins.ts`), so no highlighter is shipped.
 */
function CodeBlock({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.block} data-tone="dark" data-code>
      <pre className={styles.code}>{children}</pre>
      <div className={clsx(styles.controls, 'row')}>
        <Button look="quiet" data-copied={strings.copied} data-copy-failed={strings.copyFailed}>
          {strings.copy}
        </Button>
        <span role="status" />
      </div>
    </div>
  );
}

/** A cell without the style of its alignment: the content policy forbids inline styles. */
const cellOf =
  (Tag: 'td' | 'th') =>
  ({ style, ...attributes }: ComponentProps<'td'>) => <Tag {...attributes} />;

/** Components for Markdown that needs more than a plain element: links, headings, code blocks, tables. */
export const markdownComponents = {
  a: MarkdownLink,
  h2: anchorHeading('h2'),
  h3: anchorHeading('h3'),
  h4: anchorHeading('h4'),
  pre: CodeBlock,
  table: Table,
  td: cellOf('td'),
  th: cellOf('th'),
};
