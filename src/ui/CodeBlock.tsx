import { type ReactNode, useEffect, useRef, useState } from 'react';
import { labels } from '../site/labels';
import { Button } from './Button';
import styles from './CodeBlock.module.css';

/** Milliseconds for which the button says that the text was copied. */
const CONFIRMATION_TIME = 2000;

/**
 * A code sample with a copy button: what Markdown calls a fenced code block. Its colours come as classes from the
 * build (`src/tooling/highlightCode.ts`), so no highlighter is shipped.
 */
export function CodeBlock({ children }: { children: ReactNode }) {
  const code = useRef<HTMLPreElement>(null);
  const [result, setResult] = useState('');

  useEffect(() => {
    if (result !== labels.copied) return;
    const timer = setTimeout(() => setResult(''), CONFIRMATION_TIME);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code.current?.textContent ?? '');
      setResult(labels.copied);
    } catch {
      setResult(labels.copyFailed);
    }
  }

  return (
    <div className={styles.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and the keyboard must be able to */}
      <figure className={styles.scroller} tabIndex={0} aria-label={labels.codeSample}>
        <pre ref={code} className={styles.code}>
          {children}
        </pre>
      </figure>
      <div className={styles.controls}>
        <Button tone="quiet" onClick={copy}>
          {labels.copy}
        </Button>
        <span role="status">{result}</span>
      </div>
    </div>
  );
}
