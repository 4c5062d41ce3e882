import clsx from 'clsx';
import { type ComponentProps, type CSSProperties, useId } from 'react';
import styles from './Table.module.css';

/** A table. If it is wider than the screen, it scrolls and the page does not. */
export function Table(attributes: ComponentProps<'table'>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, which must work with the keyboard
    <section className={clsx(styles.scroller, 'prose')} tabIndex={0} aria-labelledby={id}>
      <table id={id} {...attributes} />
    </section>
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
