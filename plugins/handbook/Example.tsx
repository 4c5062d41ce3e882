import type { ReactNode } from 'react';
import { DeeperHeadings } from '../../src/ui/headingLevel';
import type { Display } from './blocks';
import styles from './Handbook.module.css';
import { strings } from './strings';

interface ExampleProps {
  title: string;
  display: Display;
  /** The example itself; none for a block that cannot be shown live. */
  children?: ReactNode;
}

/** How an example of a block looks. */
export function Example({ title, display, children }: ExampleProps) {
  const note = { inert: strings.inertExample, none: strings.noExample, section: null, band: null }[display];
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
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
