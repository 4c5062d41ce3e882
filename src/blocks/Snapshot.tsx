import type { ReactNode } from 'react';
import { itemsOf, required } from './blockError';
import styles from './Snapshot.module.css';
import type { Structure } from './structure';

interface ReadingProps {
  /** What is monitored. */
  label: string;
  /** Its state, in a word or two. */
  value: string;
  /** Somebody has to act on it. */
  open?: boolean;
  /** One line that explains the state. */
  children: ReactNode;
}

export function Reading({ label, value, open = false, children }: ReadingProps) {
  return (
    <div className={styles.reading}>
      <dt className={styles.label}>{required('Reading', 'label', label)}</dt>
      <dd className={styles.value} data-open={open ? '' : undefined}>
        {required('Reading', 'value', value)}
      </dd>
      <dd className={`${styles.note} note`}>{children}</dd>
    </div>
  );
}

interface SnapshotProps {
  /** What the board shows. */
  title: string;
  /** Two or more `<Reading>`. */
  children: ReactNode;
}

/**
 * A status board: labels, states, and a line about each.
 *
 * @alsoCalled status, dashboard
 * @useFor the state of something on an ordinary day: what is monitored, its state in a word or two, and one line of
 *   explanation.
 * @notFor results: use `<Statistics>`.
 * @notFor live data: nothing here updates. Name the day or the client in the title.
 */
export function Snapshot({ title, children }: SnapshotProps) {
  return (
    <figure className={styles.snapshot}>
      <figcaption className={styles.title}>{required('Snapshot', 'title', title)}</figcaption>
      <dl>{itemsOf('Snapshot', Snapshot.structure.items, children, Reading)}</dl>
    </figure>
  );
}

Snapshot.structure = { items: { block: 'Reading', minimum: 2 }, slot: 'exhibit' } satisfies Structure;
