import type { ComponentType } from 'react';
import { DeeperHeadings } from '../../../src/ui/headingLevel';
import type { BlockExample, Display } from '../documentation';
import { strings } from '../strings';
import { Code } from './Code';
import styles from './Example.module.css';

interface ExampleProps {
  example: BlockExample;
  /** The compiled example; undefined for a block that cannot be shown live. */
  Live: ComponentType | undefined;
  display: Display;
  /** False if the previous example shows the same line. */
  hasImportLine: boolean;
  /** By which the review finds the example. */
  name: string;
}

function LiveExample({ Live, display }: Pick<ExampleProps, 'Live' | 'display'>) {
  if (!Live) return <p className={styles.note}>{strings.noExample}</p>;
  return (
    <div className={styles.live}>
      {display === 'band' ? (
        <Live />
      ) : (
        <DeeperHeadings>
          <div className="prose" inert={display === 'inert'}>
            <Live />
          </div>
        </DeeperHeadings>
      )}
    </div>
  );
}

/** An example of a block: how it looks, and the MDX to copy. */
export function Example({ example: { title, importLine, mdx }, Live, display, hasImportLine, name }: ExampleProps) {
  return (
    <>
      <figure className={styles.example} data-display={display} data-example={name}>
        <figcaption className={styles.title}>{title}</figcaption>
        <LiveExample Live={Live} display={display} />
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
