import type { ReactNode } from 'react';
import { DeeperHeadings } from '../../src/ui/headingLevel';
import type { Display } from './blocks';
import styles from './Handbook.module.css';

interface ExampleProps {
  title: string;
  display: Display;
  /** The example itself; none for a block that cannot be shown live. */
  children?: ReactNode;
}

const notes: Partial<Record<Display, string>> = {
  inert: 'This example is switched off, so that nobody sends a message from here.',
  none: 'Not shown here, because this block takes visitors to another page.',
};

/** A live example of a block. */
export function Example({ title, display, children }: ExampleProps) {
  return (
    <>
      <figure className={styles.example} data-display={display}>
        <figcaption className={styles.exampleTitle}>{title}</figcaption>
        {display === 'band' ? (
          children
        ) : (
          <DeeperHeadings>
            <div className="prose" inert={display === 'inert'}>
              {children}
            </div>
          </DeeperHeadings>
        )}
      </figure>
      {notes[display] && <p className={styles.note}>{notes[display]}</p>}
    </>
  );
}
