import { useState } from 'react';
import { counted } from '../../../lib/counted';
import type { DialogName } from './Dialogs';
import styles from './desk.module.css';
import { Button } from './parts/Button';
import type { Site } from './useSite';

interface PagesPanelProps {
  site: Site;
  file: string | null;
  /** Whether the last step is being undone. */
  isUndoing: boolean;
  onOpen: (file: string) => void;
  onDialog: (dialog: DialogName) => void;
  onUndo: () => void;
}

interface Entry {
  file: string;
  title: string;
  note: string;
}

/** Every page and every file of facts, with the number of findings, and what can be done with whole pages. */
export function PagesPanel({ site, file, isUndoing, onOpen, onDialog, onUndo }: PagesPanelProps) {
  const [search, setSearch] = useState('');
  const { pages, facts, findings, lastStep } = site;
  const hasPage = pages.some((page) => page.file === file && page.route !== null);
  const problem = hasPage ? null : 'Choose a page first. Facts and shared texts have no address of their own.';

  const list = (entries: readonly Entry[]) => (
    <ul role="list">
      {entries
        .filter(({ title, note }) => `${title} ${note}`.toLowerCase().includes(search.trim().toLowerCase()))
        .map((entry) => {
          const count = findings.filter((finding) => finding.file === entry.file).length;
          return (
            <li key={entry.file}>
              <button
                type="button"
                className={styles.entry}
                aria-current={entry.file === file ? 'true' : undefined}
                onClick={() => onOpen(entry.file)}
              >
                <span>{entry.title}</span>
                <span className={styles.quiet}>
                  {entry.note}
                  {count > 0 && <strong className={styles.error}> {counted(count, 'finding')}</strong>}
                </span>
              </button>
            </li>
          );
        })}
    </ul>
  );
  const entryOf = ({ file: name, title, route, live }: Site['pages'][number]): Entry => ({
    ...{ file: name, title, note: [route ?? 'On several pages', live].filter(Boolean).join(' · ') },
  });
  const factEntry = ({ file: name, title, summary }: Site['facts'][number]): Entry => ({
    ...{ file: name, title, note: summary },
  });
  return (
    <nav className={styles.side} aria-label="Pages and facts">
      <div className={styles.row}>
        <Button onClick={() => onDialog('new')}>New page …</Button>
        <Button problem={problem} onClick={() => onDialog('move')}>
          Move …
        </Button>
        <Button problem={problem} onClick={() => onDialog('delete')}>
          Delete …
        </Button>
        {lastStep && (
          <Button disabled={isUndoing} onClick={onUndo}>
            {isUndoing ? 'Undoing …' : `Undo: ${lastStep}`}
          </Button>
        )}
      </div>
      <input
        type="search"
        className={styles.input}
        aria-label="Search pages and facts"
        placeholder="Search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <h2 className={styles.groupTitle}>Pages</h2>
      {list(pages.filter(({ isTechnical, route }) => route !== null && !isTechnical).map(entryOf))}
      <h2 className={styles.groupTitle}>Facts</h2>
      {list(facts.filter((entry) => !entry.isRare).map(factEntry))}
      <details open={search !== '' || undefined}>
        <summary className={styles.groupTitle}>More</summary>
        {list([
          ...pages.filter(({ isTechnical, route }) => route === null || isTechnical).map(entryOf),
          ...facts.filter((entry) => entry.isRare).map(factEntry),
        ])}
      </details>
    </nav>
  );
}
