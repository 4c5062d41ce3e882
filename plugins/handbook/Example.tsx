import type { ReactNode } from 'react';
import { DeeperHeadings } from '../../src/ui/headingLevel';
import type { Display } from './documentation';
import styles from './Example.module.css';
import { strings } from './strings';

interface ExampleProps {
  title: string;
  /** The name by which tests find the example. */
  name: string;
  display: Display;
  /** The example itself; none for a block that cannot be shown live. */
  children?: ReactNode;
}

function shown(display: Display, example: ReactNode) {
  if (display === 'none') return <p className={styles.note}>{strings.noExample}</p>;
  if (display === 'band') return example;
  return (
    <DeeperHeadings>
      <div className="prose" inert={display === 'inert'}>
        {example}
      </div>
    </DeeperHeadings>
  );
}

/** How an example of a block looks. */
export function Example({ title, name, display, children }: ExampleProps) {
  return (
    <>
      <figure className={styles.example} data-display={display} data-example={name}>
        <figcaption className={styles.title}>{title}</figcaption>
        <div className={styles.live}>{shown(display, children)}</div>
      </figure>
      {display === 'inert' && <p className={styles.note}>{strings.inertExample}</p>}
    </>
  );
}
