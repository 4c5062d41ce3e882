import { useCallback, useEffect, useRef, useState } from 'react';
import type { FromPage, ToPage } from '../../../plugins/desk/messages';
import type { CompiledPage } from '../protocol';
import { call } from './api';

/** Milliseconds after the last key until the text is compiled. */
const COMPILE_AFTER = 60;
/**
 * Milliseconds until a page that does not answer is loaded again: the development server may not know a new page yet. Each further wait is
 * twice as long, because a slow machine needs longer for one load.
 */
const FIRST_RETRY = 4000;

interface PreviewOptions {
  file: string | null;
  text: string | null;
  route: string | null;
  theme: 'light' | 'dark';
  onClicked: (line: number, text: string) => void;
  onDropped: (files: File[], line: number | null) => void;
}

/** Compiles the text while it is written and sends it to the page in the frame. */
export function usePreview({ file, text, route, theme, onClicked, onDropped }: PreviewOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the page said that it can show a text: again after each reload. */
  const [connection, setConnection] = useState(0);
  const isConnected = connection > 0;
  const [hasShown, setHasShown] = useState(false);
  const [compiled, setCompiled] = useState<CompiledPage | null>(null);
  const [renderProblem, setRenderProblem] = useState<string | null>(null);
  const version = useRef(0);
  const handlers = useRef({ onClicked, onDropped });
  handlers.current = { onClicked, onDropped };

  const tell = useCallback((message: ToPage) => {
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, []);

  useEffect(() => {
    setConnection(0);
    setHasShown(false);
  }, [route]);

  useEffect(() => {
    function receive({ data, origin, source }: MessageEvent<FromPage>): void {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (data.desk === 'ready') {
        setHasShown(false);
        setConnection((count) => count + 1);
      } else if (data.desk === 'shown') {
        setHasShown(true);
        // An earlier text is shown again after one that failed.
        if (data.version === version.current) setRenderProblem(null);
        performance.mark('desk-shown', { detail: data.version });
      } else if (data.desk === 'failed') {
        if (data.version !== version.current) return;
        // Nothing else will be shown until the text changes.
        setHasShown(true);
        setRenderProblem(data.message);
      } else if (data.desk === 'clicked') handlers.current.onClicked(data.line, data.text);
      else if (data.desk === 'dropped') handlers.current.onDropped(data.files, data.line);
    }
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);

  useEffect(() => {
    if (isConnected || !route) return;
    let wait = FIRST_RETRY;
    function retry(): void {
      frame.current?.contentWindow?.location.reload();
      wait *= 2;
      timer = setTimeout(retry, wait);
    }
    let timer = setTimeout(retry, wait);
    return () => clearTimeout(timer);
  }, [isConnected, route]);

  useEffect(() => {
    if (file === null || text === null || !file.endsWith('.mdx')) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await call<CompiledPage>('compile', { text }).catch(() => null);
      if (isCurrent && result) setCompiled(result);
    }, COMPILE_AFTER);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [file, text]);

  useEffect(() => {
    if (connection === 0 || !compiled?.code || file?.startsWith('pages/_')) return;
    version.current += 1;
    tell({ desk: 'show', version: version.current, code: compiled.code, frontMatter: compiled.frontMatter });
  }, [connection, compiled, tell, file]);

  useEffect(() => {
    if (connection > 0) tell({ desk: 'theme', theme });
  }, [connection, theme, tell]);

  const outline = useCallback((from: number, to: number) => tell({ desk: 'outline', from, to }), [tell]);
  // A text that is not the page's own, or has a mistake, is not sent.
  const isWaiting = compiled === null || (compiled.code !== null && !hasShown && !file?.startsWith('pages/_'));
  return { frame, isReady: isConnected && !isWaiting, compiled, problem: renderProblem, outline };
}
