import clsx from 'clsx';
import type { ReactNode } from 'react';
import { strings } from '../facts/strings';
import { Button } from './Button';
import styles from './CodeBlock.module.css';

/**
 * A fenced code block of Markdown with a copy button (`src/browser/boot/content.ts`). The build adds the classes for syntax
 * colors (`plugins/mdx/rehypePlugins.ts`), so no highlighter is shipped.
 */
export function CodeBlock({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.block} data-code>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, which must work with the keyboard */}
      <figure className={styles.scroller} tabIndex={0} aria-label={strings.codeSample}>
        <pre className={styles.code}>{children}</pre>
      </figure>
      <div className={clsx(styles.controls, 'row')}>
        <Button tone="quiet" data-copied={strings.copied} data-copy-failed={strings.copyFailed}>
          {strings.copy}
        </Button>
        <span role="status" />
      </div>
    </div>
  );
}
