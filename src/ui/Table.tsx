import clsx from 'clsx';
import { type ComponentProps, useId } from 'react';
import styles from './Table.module.css';

/** A table. If it is wider than the screen, it scrolls and the page does not. */
export function Table({ className, ...attributes }: ComponentProps<'table'>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, which must work with the keyboard
    <section className={styles.scroller} tabIndex={0} aria-labelledby={id}>
      <table id={id} className={clsx(styles.table, className)} {...attributes} />
    </section>
  );
}
