import type { ReactNode } from 'react';
import { DeeperHeadings } from '../../../src/ui/headingLevel';
import type { BlockExample } from '../documentation';
import { strings } from '../strings';
import { Code } from './Code';
import styles from './Example.module.css';

/**
 * How a live example is shown. `section`: as it looks inside a section. `band`: for blocks that take the whole width of
 * a page. `inert`: nothing in it can be used.
 */
export type Display = 'section' | 'band' | 'inert';

function Live({ children, display }: { children: ReactNode; display: Display }) {
  if (display === 'band') return children;
  return (
    <DeeperHeadings>
      <div className="prose" inert={display === 'inert'}>
        {children}
      </div>
    </DeeperHeadings>
  );
}

interface ExampleProps {
  example: BlockExample;
  /** Undefined for a block that cannot be shown live. */
  live: ReactNode;
  display: Display;
  /** False where the example above needs the same line. */
  hasImportLine: boolean;
}

/** One example of a block: as it looks, and the text that makes it. */
export function Example({ example: { title, importLine, mdx }, live, display, hasImportLine }: ExampleProps) {
  return (
    <>
      <figure className={styles.example} data-display={display}>
        <figcaption className={styles.title}>{title}</figcaption>
        {live === undefined ? (
          <p className={styles.note}>{strings.noExample}</p>
        ) : (
          <div className={styles.live}>
            <Live display={display}>{live}</Live>
          </div>
        )}
      </figure>
      {display === 'inert' && <p className={styles.note}>{strings.inertExample}</p>}
      {hasImportLine && (
        <>
          <p className={styles.caption}>{strings.importCaption}</p>
          <Code language="javascript">{importLine}</Code>
        </>
      )}
      <p className={styles.caption}>{strings.mdxCaption}</p>
      <Code language="markup">{mdx}</Code>
    </>
  );
}
