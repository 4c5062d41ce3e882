import { type ComponentProps, useId } from 'react';
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
