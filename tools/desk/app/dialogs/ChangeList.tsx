import type { ChangedFile } from '../../server/propose/repository';
import styles from '../desk.module.css';
import type { Site } from '../useSite';
import { fileChanges } from './fileChanges';

interface ChangeListProps {
  files: readonly ChangedFile[];
  site: Site;
}

/** More than a reader takes in. */
const MOST = 40;

function statusOf({ file, before, after }: ChangedFile): string {
  const status = before === null ? 'new' : after === null ? 'deleted' : 'changed';
  return file.startsWith('static/') ? `${status} picture` : status;
}

function Changes({ file }: { file: ChangedFile }) {
  const changes = fileChanges(file);
  if (changes.length === 0) return file.file.startsWith('static/') ? null : <p>Visitors see no difference.</p>;
  return (
    <ul role="list" className={styles.changes}>
      {changes.slice(0, MOST).map(({ label, words }, index) => (
        <li key={index}>
          <strong>{label}</strong>
          <p>
            {words.map(({ value, added, removed }, place) =>
              added ? (
                <ins key={place}>{value}</ins>
              ) : removed ? (
                <del key={place}>{value}</del>
              ) : (
                <span key={place}>{value}</span>
              ),
            )}
          </p>
        </li>
      ))}
      {changes.length > MOST && <li>And {changes.length - MOST} more.</li>}
    </ul>
  );
}

/** What changed, file by file, with the changed words marked. */
export function ChangeList({ files, site }: ChangeListProps) {
  return files.map((changed) => (
    <section key={changed.file} className={styles.stack} aria-label={changed.file}>
      <h4>
        {[...site.pages, ...site.facts].find(({ file }) => file === changed.file)?.title ?? changed.file}:{' '}
        {statusOf(changed)}
      </h4>
      {changed.before !== null && changed.after !== null && <Changes file={changed} />}
    </section>
  ));
}
