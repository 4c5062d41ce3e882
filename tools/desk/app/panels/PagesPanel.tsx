import type { Finding } from '../../../content-check/finding';
import type { ListedFacts, ListedPage } from '../../protocol';
import styles from '../Desk.module.css';

interface PagesPanelProps {
  pages: readonly ListedPage[];
  facts: readonly ListedFacts[];
  findings: readonly Finding[] | null;
  file: string | null;
  onOpen: (file: string) => void;
}

function countText(count: number): string {
  return count === 1 ? '1 finding' : `${count} findings`;
}

/** Every page with the number of its findings. */
export function PagesPanel({ pages, facts, findings, file, onOpen }: PagesPanelProps) {
  const countOf = (name: string) => findings?.filter((finding) => finding.file === name).length ?? 0;
  const entry = (name: string, title: string, note: string) => {
    const count = countOf(name);
    return (
      <li key={name}>
        <button
          type="button"
          className={styles.entry}
          aria-current={name === file ? 'true' : undefined}
          onClick={() => onOpen(name)}
        >
          <span>{title}</span>
          <span className={styles.entryNote}>
            {note}
            {count > 0 && <strong className={styles.count}> {countText(count)}</strong>}
          </span>
        </button>
      </li>
    );
  };
  const routes = pages.filter(({ route }) => route !== null);
  const shared = pages.filter(({ route }) => route === null);
  return (
    <>
      <ul role="list">
        {routes.map((page) => entry(page.file, page.title, [page.route, page.live].filter(Boolean).join(' · ')))}
      </ul>
      {shared.length > 0 && (
        <>
          <h2 className={styles.groupTitle}>Text on several pages</h2>
          <ul role="list">{shared.map((page) => entry(page.file, page.title, ''))}</ul>
        </>
      )}
      {facts.length > 0 && (
        <>
          <h2 className={styles.groupTitle}>Facts</h2>
          <ul role="list">
            {facts.map((entryOfFacts) => entry(entryOfFacts.file, entryOfFacts.title, entryOfFacts.summary))}
          </ul>
        </>
      )}
    </>
  );
}
