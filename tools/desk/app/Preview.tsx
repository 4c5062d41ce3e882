import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DESK_FRAME, type FromPage, type PointedAt, type ToPage } from '../../../plugins/desk/messages';
import styles from './desk.module.css';

/**
 * Milliseconds until a page that was loaded and does not answer is loaded again: the development server may not know it yet. Each
 * time takes twice as long as the one before, because loading a page again stops one that is only slow, as on a busy computer.
 */
const RETRY_AFTER = 4000;

interface PreviewProps {
  route: string;
  /** Whether the page can be shown with its text. */
  isShowable: boolean;
  /** A text to which the page scrolls. */
  reveal: ToPage | null;
  /** The writer clicked on something, or dropped files there. */
  onPointed: (place: PointedAt, files: File[]) => void;
}

/** The page in a frame. The development server refreshes it. */
export function Preview({ route, isShowable, reveal, onPointed }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const isReady = state !== 'loading';

  const receive = useEffectEvent(({ data, origin, source }: MessageEvent<FromPage>) => {
    if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
    if (data.desk === 'pointed') onPointed(data.place, data.files);
    else setState(data.desk);
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('message', receive, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  useEffect(() => {
    if (isReady || loads === 0) return;
    const loadAgain = () => {
      // `location.reload()` is refused while the frame shows the browser's own page about an error.
      if (frame.current) frame.current.src = route;
    };
    const timer = setTimeout(loadAgain, RETRY_AFTER * 2 ** (loads - 1));
    return () => clearTimeout(timer);
  }, [isReady, loads, route]);
  useEffect(() => {
    if (isReady && reveal) frame.current?.contentWindow?.postMessage(reveal, window.location.origin);
  }, [isReady, reveal]);

  return (
    <section className={styles.page} aria-label="The page as visitors see it" aria-busy={!isReady}>
      <p className={styles.hint} role="status">
        {!isReady &&
          (isShowable ? 'The page is being prepared …' : 'The page appears when its mistakes are corrected.')}
        {state === 'failed' && 'The page stays as it was, because a block lacks something. Its form says what.'}
      </p>
      <iframe
        ref={frame}
        title="The page"
        name={DESK_FRAME}
        src={route}
        onLoad={() => setLoads((known) => known + 1)}
        className={styles.frame}
      />
    </section>
  );
}
