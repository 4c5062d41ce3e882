import type { ReactNode } from 'react';
import { DeeperHeadings } from '../../src/ui/headingLevel';
import styles from './Handbook.module.css';

interface ExampleProps {
  title: string;
  /** Whether it is as wide as the page, and not inside a section. */
  isBand?: boolean;
  children: ReactNode;
}

/** A live example of a block. */
export function Example({ title, isBand = false, children }: ExampleProps) {
  return (
    <figure className={styles.example}>
      <figcaption className={styles.exampleTitle}>{title}</figcaption>
      {isBand ? (
        children
      ) : (
        <DeeperHeadings>
          <div className="prose">{children}</div>
        </DeeperHeadings>
      )}
    </figure>
  );
}
