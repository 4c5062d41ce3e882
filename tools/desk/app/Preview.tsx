import { useEffect, useRef, useState } from 'react';
import type { FromPage, PointedAt, ToPage } from '../../../plugins/desk/messages';
import styles from './desk.module.css';

/** Widths of the page in CSS pixels. */
const widths = { Phone: 390, Desktop: 1280 } as const;
type Width = keyof typeof widths;

/** Milliseconds until a page that does not answer is loaded again, because the development server may not know it yet. Then twice as long. */
const FIRST_RETRY = 4000;

export type Reveal = ToPage | null;

interface PreviewProps {
  route: string;
  /** A text to which the page scrolls. */
  reveal: Reveal;
  onClicked: (place: PointedAt) => void;
  onDropped: (files: File[], place: PointedAt) => void;
}

/** The page in a frame as wide as a phone or a desktop, drawn smaller if it does not fit. The development server refreshes it. */
export function Preview({ route, reveal, onClicked, onDropped }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<Width>('Desktop');
  const [available, setAvailable] = useState({ width: 0, height: 0 });
  const [isReady, setIsReady] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const handlers = useRef({ onClicked, onDropped });
  handlers.current = { onClicked, onDropped };

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setAvailable(entry.contentRect));
    if (pane.current) observer.observe(pane.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    setIsReady(false);
    setProblem(null);
    function receive({ data, origin, source }: MessageEvent<FromPage>): void {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (data.desk === 'shown') {
        setIsReady(true);
        setProblem(null);
        performance.mark('desk-shown');
      } else if (data.desk === 'failed') {
        setIsReady(true);
        setProblem(data.message);
      } else if (data.desk === 'clicked') handlers.current.onClicked(data.place);
      else if (data.desk === 'dropped') handlers.current.onDropped(data.files, data.place);
    }
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [route]);

  useEffect(() => {
    if (isReady) return;
    let wait = FIRST_RETRY;
    function retry(): void {
      frame.current?.contentWindow?.location.reload();
      wait *= 2;
      timer = setTimeout(retry, wait);
    }
    let timer = setTimeout(retry, wait);
    return () => clearTimeout(timer);
  }, [isReady, route]);

  useEffect(() => {
    const message: ToPage | null = isReady ? reveal : null;
    if (message) frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [isReady, reveal]);

  const scale = Math.min(1, available.width / widths[width]);
  const size = { width: widths[width], height: available.height / scale, transform: `scale(${scale})` };
  return (
    <section className={styles.page} aria-label="The page as visitors see it">
      <div className={styles.tools}>
        {(Object.keys(widths) as Width[]).map((name) => (
          <button key={name} type="button" aria-pressed={width === name} onClick={() => setWidth(name)}>
            {name}
          </button>
        ))}
        <span className={styles.hint} role="status">
          {!isReady && 'The page is being prepared …'}
          {problem && 'The page stays as it was, because a block lacks something. Its form says what.'}
        </span>
      </div>
      <div ref={pane} className={styles.preview} aria-busy={!isReady}>
        <iframe
          key={route}
          ref={frame}
          title="The page"
          src={route}
          className={styles.frame}
          style={scale > 0 ? size : undefined}
        />
      </div>
    </section>
  );
}
