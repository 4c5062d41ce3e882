import type { ListedFacts, ListedPage } from '../../protocol';
import type { ChangedFile } from '../../server/propose/repository';
import styles from '../Desk.module.css';

interface ChangeListProps {
  files: readonly ChangedFile[];
  /** Pages and facts, whose titles are shown. */
  known: readonly (ListedPage | ListedFacts)[];
}

function statusOf({ before, after }: ChangedFile): string {
  if (before === null) return 'new';
  return after === null ? 'deleted' : 'changed';
}

/** The files that changed, by their titles. */
export function ChangeList({ files, known }: ChangeListProps) {
  return (
    <ul className={styles.links}>
      {files.map((changed) => (
        <li key={changed.file}>
          {known.find(({ file }) => file === changed.file)?.title ?? changed.file}: {statusOf(changed)}
        </li>
      ))}
    </ul>
  );
}
