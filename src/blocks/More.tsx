import clsx from 'clsx';
import type { ReactNode } from 'react';
import { blockStrings } from '../site/blockStrings';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './More.module.css';

interface MoreProps {
  /** What the text is about, for a reader who hears only the control. */
  about: string;
  children: ReactNode;
}

/** The text of a diagram's item. On wide screens it is always shown; elsewhere it opens in place. */
export function More({ about, children }: MoreProps) {
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>
        {blockStrings.more}
        <VisuallyHidden>: {about}</VisuallyHidden>
      </summary>
      <div className={clsx(styles.text, 'prose note')}>{children}</div>
    </details>
  );
}
