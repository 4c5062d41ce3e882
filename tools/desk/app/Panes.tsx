import { redo, undo } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Finding } from '../../content-check/finding';
import styles from './desk.module.css';
import { Findings } from './parts/Findings';

export type Tab = 'Form' | 'Details' | 'Findings' | 'Text';

interface PanesProps {
  view: EditorView;
  tab: Tab;
  onTab: (tab: Tab) => void;
  form: ReactNode;
  /** What is shown under "Details", where there are any. */
  details?: ReactNode;
  /** Null while the text is being checked. */
  findings: readonly Finding[] | null;
  /** What can be done about a finding. */
  actions: (finding: Finding) => ReactNode;
}

/** The forms of a file, its findings and, on request, its text with its code. */
export function Panes({ view, tab, onTab, form, details, findings, actions }: PanesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.append(view.dom);
  }, [view]);
  useEffect(() => view.requestMeasure(), [tab, view]);

  /** Ctrl+Z takes a change back also where a form made it; Ctrl+S does nothing, because everything is saved by itself. */
  function onKey(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || !['s', 'y', 'z'].includes(key)) return;
    if (tab === 'Text' && key !== 's') return;
    event.preventDefault();
    if (key !== 's') (key === 'y' || event.shiftKey ? redo : undo)(view);
  }

  const names: Tab[] = ['Form', ...(details ? (['Details'] as const) : []), 'Findings', 'Text'];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of every field in it
    <div onKeyDown={onKey} style={{ display: 'contents' }}>
      <div className={styles.tools}>
        {names.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => onTab(name)}>
            {name === 'Findings' && findings ? `Findings (${findings.length})` : name}
          </button>
        ))}
      </div>
      <div className={styles.panel}>
        {tab === 'Form' && form}
        {tab === 'Details' && details}
        {tab === 'Findings' && (
          <>
            {!findings && <p role="status">The text is being checked …</p>}
            {findings?.length === 0 && <p role="status">Nothing found. It can be proposed.</p>}
            <Findings findings={findings ?? []} {...{ view, actions }} />
          </>
        )}
        <div ref={place} className={styles.editor} hidden={tab !== 'Text'} />
      </div>
    </div>
  );
}
