import clsx from 'clsx';
import { type ComponentProps, useId } from 'react';
import styles from './Table.module.css';

interface TableProps extends ComponentProps<'table'> {
  /** Its rows are in groups with a color, each in a `<tbody data-color>`. */
  grouped?: boolean;
}

/** A table. If it is wider than the screen, it scrolls and the page does not. */
export function Table({ grouped, ...attributes }: TableProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, which must work with the keyboard
    <section className={styles.scroller} tabIndex={0} aria-labelledby={id}>
      <table id={id} className={clsx(styles.table, grouped && styles.grouped)} {...attributes} />
    </section>
  );
}
