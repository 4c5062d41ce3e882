import { type ComponentProps, type CSSProperties, useId } from 'react';
import styles from './Table.module.css';

/** A Markdown table. Wider than the screen, it scrolls by itself, by keyboard too, and the page does not. */
export function Table(attributes: ComponentProps<'table'>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and the keyboard must be able to
    <section className={`${styles.scroller} prose`} tabIndex={0} aria-labelledby={id}>
      <table id={id} {...attributes} />
    </section>
  );
}

/** The column's alignment as an attribute: Markdown gives it as an inline style, which the content policy forbids. */
function alignmentOf(style: CSSProperties | undefined) {
  return { 'data-align': style?.textAlign };
}

/** A cell of a Markdown table. */
export function TableCell({ style, ...attributes }: ComponentProps<'td'>) {
  return <td {...attributes} {...alignmentOf(style)} />;
}

/** The head of a column of a Markdown table. */
export function TableHeading({ style, ...attributes }: ComponentProps<'th'>) {
  return <th {...attributes} {...alignmentOf(style)} />;
}
