import type { ReactNode } from 'react';
import { itemsOf, required } from './blockError';
import styles from './Snapshot.module.css';

export interface ReadingProps {
  /** What is watched. */
  label: string;
  /** Its state, in a word or two. */
  value: string;
  /** One line that explains the state. */
  children: ReactNode;
}

export function Reading({ label, value, children }: ReadingProps) {
  return (
    <div className={styles.reading}>
      <dt className={styles.label}>{required('Reading', 'label', label)}</dt>
      <dd className={styles.value}>{required('Reading', 'value', value)}</dd>
      <dd className={styles.note}>{children}</dd>
    </div>
  );
}

export interface SnapshotProps {
  /** What the board shows. */
  title: string;
  /** Two or more `<Reading>`. */
  children: ReactNode;
}

/**
 * A static status board: labels, states, and a line about each.
 *
 * @useFor how something looks on one ordinary day: what is watched, its state in a word or two, a line of
 *   explanation.
 * @notFor results to be proud of: take `<Statistics>`.
 * @notFor live data: nothing here changes by itself, and the title should say of what day or client it is.
 */
export function Snapshot({ title, children }: SnapshotProps) {
  return (
    <figure className={styles.snapshot}>
      <figcaption className={styles.title}>{required('Snapshot', 'title', title)}</figcaption>
      <dl>{itemsOf('Snapshot', children, Reading)}</dl>
    </figure>
  );
}
