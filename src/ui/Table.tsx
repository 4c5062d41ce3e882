import clsx from 'clsx';
import { Children, type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import styles from './Table.module.css';

interface TableProps extends ComponentProps<'table'> {
  /** Column headings; the children are then the bodies. Without them, the children are the whole table, as in Markdown. */
  columns?: readonly string[];
}

/** A table. If it is wider than the screen, it scrolls and the page does not. */
export function Table({ columns, children, ...attributes }: TableProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, which must work with the keyboard
    <section className={clsx(styles.scroller, 'prose')} tabIndex={0} aria-labelledby={id}>
      <table id={id} {...attributes}>
        {columns && (
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {children}
      </table>
    </section>
  );
}

interface TableGroupProps {
  title: string;
  color: 'second' | 'accent';
  /** How many columns the table has. */
  columns: number;
  /** The rows. */
  children: ReactNode;
}

/** Rows of a table under a heading of their own, in one color. A group without rows is left out. */
export function TableGroup({ title, color, columns, children }: TableGroupProps) {
  if (Children.count(children) === 0) return null;
  return (
    <tbody data-color={color}>
      <tr>
        <th scope="rowgroup" colSpan={columns}>
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

/** Turns the alignment of a column into an attribute, because the content policy forbids Markdown's inline style. */
function alignmentOf(style: CSSProperties | undefined) {
  return { 'data-align': style?.textAlign };
}

/** A cell of a Markdown table. */
export function TableCell({ style, ...attributes }: ComponentProps<'td'>) {
  return <td {...attributes} {...alignmentOf(style)} />;
}

/** A header cell of a Markdown table. */
export function TableHeading({ style, ...attributes }: ComponentProps<'th'>) {
  return <th {...attributes} {...alignmentOf(style)} />;
}
