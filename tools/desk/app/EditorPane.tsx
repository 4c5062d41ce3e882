import type { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import styles from './desk.module.css';

/** The text of the open file, with its code. */
export function EditorPane({ view, isShown }: { view: EditorView; isShown: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.append(view.dom);
  }, [view]);
  useEffect(() => {
    if (isShown) view.requestMeasure();
  }, [isShown, view]);
  return <div ref={place} className={styles.editor} hidden={!isShown} />;
}
