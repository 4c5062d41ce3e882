import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import styles from './Desk.module.css';

interface EditorProps {
  /** A new state replaces the text and its history. */
  initial: EditorState;
  onReady: (view: EditorView) => void;
}

/** CodeMirror in React. */
export function Editor({ initial, onReady }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const ready = useRef(onReady);
  ready.current = onReady;

  useEffect(() => {
    if (!place.current) return;
    const view = new EditorView({ state: initial, parent: place.current });
    ready.current(view);
    return () => view.destroy();
  }, [initial]);

  return <div ref={place} className={styles.editor} />;
}
