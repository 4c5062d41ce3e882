import type { KeyboardEvent, ReactNode } from 'react';
import type { Finding } from '../../content-check/finding';
import { withImportsOf, withoutImports } from '../imports';
import styles from './desk.module.css';
import type { Editing } from './opened';
import { Findings } from './parts/Findings';

const tabs = ['Form', 'Findings', 'Text'] as const;
export type Tab = (typeof tabs)[number];

interface PanesProps {
  editing: Editing;
  tab: Tab;
  onTab: (tab: Tab) => void;
  form: ReactNode;
  /** Null while the text is being checked. */
  findings: readonly Finding[] | null;
  /** What else can be done about a finding. */
  actions?: ((finding: Finding) => ReactNode) | undefined;
}

/** The forms of a file, its findings and, on request, its text with its code. */
export function Panes({ editing, tab, onTab, form, findings, actions }: PanesProps) {
  /** Ctrl+Z takes a change back also where a form made it; Ctrl+S does nothing, because everything is saved by itself. */
  function onKey(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || !['s', 'y', 'z'].includes(key)) return;
    event.preventDefault();
    if (key !== 's') editing.step(key === 'y' || event.shiftKey ? 1 : -1);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of every field in it
    <div onKeyDown={onKey} style={{ display: 'contents' }}>
      <div className={styles.bar}>
        {tabs.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => onTab(name)}>
            {name === 'Findings' && findings ? `Findings (${findings.length})` : name}
          </button>
        ))}
      </div>
      <div className={styles.panel}>
        {tab === 'Form' && form}
        {tab === 'Findings' && (
          <>
            {!findings && <p role="status">The text is being checked …</p>}
            {findings?.length === 0 && <p role="status">Nothing found. It can be proposed.</p>}
            <Findings findings={findings ?? []} editing={editing} actions={actions} />
          </>
        )}
        {tab === 'Text' && (
          <textarea
            className={styles.text}
            aria-label="Text with its code"
            value={withoutImports(editing.text)}
            onChange={({ target }) => editing.write(withImportsOf(editing.text, target.value), 'typed')}
          />
        )}
      </div>
    </div>
  );
}
