import { useState } from 'react';
import type { SiteOverview } from '../server/app';
import type { ListedFacts } from '../server/facts';
import type { ListedPage } from '../server/pages';
import styles from './desk.module.css';
import type { DialogName } from './parts/Dialog';

interface PagesPanelProps {
  site: SiteOverview;
  /** The open file. */
  file: string | null;
  onOpen: (file: string) => void;
  onDialog: (dialog: DialogName) => void;
  onAddToMenu: () => void;
}

/** Every page and every file of facts, and what can be done with whole pages. */
export function PagesPanel({ site, file, onOpen, onDialog, onAddToMenu }: PagesPanelProps) {
  const [search, setSearch] = useState('');
  const { pages, facts } = site;
  const hasPage = pages.some((page) => page.file === file && page.route !== null);

  const isFound = ({ title, note }: ListedPage | ListedFacts) =>
    `${title} ${note}`.toLowerCase().includes(search.trim().toLowerCase());
  const list = (entries: readonly (ListedPage | ListedFacts)[]) => (
    <ul role="list">
      {entries.filter(isFound).map((entry) => (
        <li key={entry.file}>
          <button
            type="button"
            className={styles.entry}
            aria-current={entry.file === file ? 'true' : undefined}
            onClick={() => {
              setSearch('');
              onOpen(entry.file);
            }}
          >
            <span>{entry.title}</span>
            <span className={styles.quiet}>{entry.note}</span>
          </button>
        </li>
      ))}
    </ul>
  );
  const action = (label: string, dialog: DialogName, isPossible: boolean) => (
    <button type="button" disabled={!isPossible} onClick={() => onDialog(dialog)}>
      {label}
    </button>
  );
  return (
    <nav className={styles.side} aria-label="Pages and facts">
      <div className={styles.row}>
        {action('New page …', 'new', true)}
        {action('Move …', 'move', hasPage)}
        {action('Delete …', 'delete', hasPage)}
        <button type="button" disabled={!hasPage} onClick={onAddToMenu}>
          Add to a menu …
        </button>
      </div>
      <input
        type="search"
        aria-label="Search pages and facts"
        placeholder="Search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {search && ![...pages, ...facts].some(isFound) && <p role="status">Nothing found.</p>}
      <h2>Pages</h2>
      {list(pages.filter((entry) => !entry.isRare))}
      <h2>Facts</h2>
      {list(facts.filter((entry) => !entry.isRare))}
      <details open={search !== '' || undefined}>
        <summary>More</summary>
        {list([...pages, ...facts].filter((entry) => entry.isRare))}
      </details>
    </nav>
  );
}
