import { type Ref, useEffect, useRef, useState } from 'react';
import type { Finding } from '../../content-check/finding';
import styles from './Desk.module.css';
import { Button } from './parts/Button';

/** Widths of the page in CSS pixels. */
const widths = { Phone: 390, Desktop: 1280 } as const;
type Width = keyof typeof widths;

interface PreviewProps {
  frame: Ref<HTMLIFrameElement>;
  route: string | null;
  isReady: boolean;
  /** Whether a file is open. */
  hasFile: boolean;
  /** Why the page shows an earlier text, in its own words; null while it shows the current one. */
  problem: string | null;
  /** The same in the words of the content check: undefined if it finds nothing, null while it looks. */
  cause: Finding | null | undefined;
  onCorrect: (finding: Finding) => void;
}

function statusText(hasFile: boolean, route: string | null, isReady: boolean): string {
  if (!hasFile) return '';
  if (route === null) return 'This text is not on a page yet.';
  return isReady ? '' : 'The page is being prepared …';
}

/** The page that is being written, in a frame as wide as a phone or a desktop. It is drawn smaller if it does not fit. */
export function Preview({ frame, route, isReady, hasFile, problem, cause, onCorrect }: PreviewProps) {
  const pane = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<Width>('Desktop');
  const [available, setAvailable] = useState({ width: 0, height: 0 });

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setAvailable(entry.contentRect));
    if (pane.current) observer.observe(pane.current);
    return () => observer.disconnect();
  }, []);

  const scale = Math.min(1, available.width / widths[width]);
  const size = { width: widths[width], height: available.height / scale, transform: `scale(${scale})` };
  return (
    <section className={styles.page} aria-label="The page as visitors see it">
      <div className={styles.tools}>
        {(Object.keys(widths) as Width[]).map((name) => (
          <Button key={name} aria-pressed={width === name} onClick={() => setWidth(name)}>
            {name}
          </Button>
        ))}
        <span className={styles.hint} role="status">
          {statusText(hasFile, route, isReady)}
        </span>
      </div>
      <p className={styles.problem} role="status" hidden={!problem}>
        {problem && <strong>The page stays as it was until this is corrected. </strong>}
        {cause === null ? '' : (cause?.message ?? problem)}
        {cause && cause.suggestion !== null && (
          <>
            {' '}
            <Button tone="primary" onClick={() => onCorrect(cause)}>
              Change to “{cause.suggestion}”
            </Button>
          </>
        )}
      </p>
      <div ref={pane} className={styles.preview} aria-busy={!isReady}>
        {route !== null && (
          <iframe
            ref={frame}
            title="The page"
            src={route}
            className={styles.frame}
            style={scale > 0 ? size : undefined}
          />
        )}
      </div>
    </section>
  );
}
