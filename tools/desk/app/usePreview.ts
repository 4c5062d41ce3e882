import { useCallback, useEffect, useRef, useState } from 'react';
import type { FromPage, OutlinedLines, ToPage } from '../../../plugins/desk/messages';
import type { CompiledPage } from '../protocol';
import { call } from './api';
import { linesInShown } from './shownLines';

/** Milliseconds after the last key until the text is compiled. */
const COMPILE_AFTER = 60;
/**
 * Milliseconds until a page that does not answer is loaded again: the development server may not know a new page yet. Each further wait is
 * twice as long, because a slow machine needs longer for one load.
 */
const FIRST_RETRY = 4000;

interface CompiledText extends CompiledPage {
  text: string;
}

interface PreviewOptions {
  file: string | null;
  text: string | null;
  route: string | null;
  theme: 'light' | 'dark';
  /** What the page outlines. */
  lines: OutlinedLines;
  onClicked: (line: number, text: string) => void;
  onDropped: (files: File[], line: number | null) => void;
  onError: (message: string) => void;
}

/** Compiles the text while it is written and sends it to the page in the frame. */
export function usePreview({ file, text, route, theme, lines, onClicked, onDropped, onError }: PreviewOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the page said that it can show a text: again after each reload. */
  const [connection, setConnection] = useState(0);
  const isConnected = connection > 0;
  const [hasShown, setHasShown] = useState(false);
  const [compiled, setCompiled] = useState<CompiledText | null>(null);
  /** The text that the page shows. It is an earlier one while the current one is being compiled or has a mistake. */
  const [shown, setShown] = useState<CompiledText | null>(null);
  const [renderProblem, setRenderProblem] = useState<string | null>(null);
  const version = useRef(0);
  /** The texts that the page has not shown yet, by version. */
  const sent = useRef(new Map<number, CompiledText>());
  const isRevealing = useRef(false);
  const lastConnection = useRef(0);
  const handlers = useRef({ onClicked, onDropped, onError });
  handlers.current = { onClicked, onDropped, onError };

  const tell = useCallback((message: ToPage) => {
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, []);

  useEffect(() => {
    setConnection(0);
    setHasShown(false);
  }, [route]);
  useEffect(() => {
    setCompiled(null);
    setRenderProblem(null);
    setShown(null);
  }, [file]);

  useEffect(() => {
    function receive({ data, origin, source }: MessageEvent<FromPage>): void {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (data.desk === 'ready') {
        setHasShown(false);
        setConnection((count) => count + 1);
      } else if (data.desk === 'shown') {
        setHasShown(true);
        const text = sent.current.get(data.version);
        if (text) setShown(text);
        for (const earlier of sent.current.keys()) if (earlier <= data.version) sent.current.delete(earlier);
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
      try {
        const result = await call<CompiledPage>('compile', { text });
        if (isCurrent) setCompiled({ ...result, text });
      } catch (error) {
        if (isCurrent) handlers.current.onError((error as Error).message);
      }
    }, COMPILE_AFTER);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [file, text]);

  useEffect(() => {
    if (connection === 0 || file?.startsWith('pages/_')) return;
    // A page that was loaded again starts with the last text that it could show, because the current one may have a mistake.
    const isAgain = lastConnection.current !== connection;
    lastConnection.current = connection;
    for (const page of isAgain && shown !== compiled ? [shown, compiled] : [compiled]) {
      if (!page?.code) continue;
      version.current += 1;
      sent.current.set(version.current, page);
      tell({ desk: 'show', version: version.current, code: page.code, frontMatter: page.frontMatter });
    }
  }, [connection, compiled, tell, file]);

  useEffect(() => {
    if (connection > 0) tell({ desk: 'theme', theme });
  }, [connection, theme, tell]);

  // A text that is not the page's own, or has a mistake, is not sent.
  const isWaiting = compiled === null || (compiled.code !== null && !hasShown && !file?.startsWith('pages/_'));
  const isReady = isConnected && !isWaiting;
  const outlined = shown && text !== null ? linesInShown(shown.text, text, lines) : null;
  useEffect(() => {
    if (!isReady) return;
    tell({ desk: 'outline', lines: outlined, isNew: isRevealing.current });
    if (outlined) isRevealing.current = false;
  }, [isReady, outlined?.from, outlined?.to, tell]);

  return {
    ...{ frame, isReady, compiled, problem: renderProblem },
    /** Scrolls to the block at the cursor as soon as the page shows it. */
    reveal(): void {
      isRevealing.current = true;
    },
  };
}
