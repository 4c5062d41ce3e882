import type { SiteOverview } from '../../server/app';
import type { FileChange } from '../../server/files';
import styles from '../desk.module.css';
import { titleOf } from '../useSite';
import { fileChanges } from './fileChanges';

function Changes({ change }: { change: FileChange }) {
  const { file, before, after } = change;
  if (before === null || after === null || file.startsWith('static/')) return null;
  const changes = fileChanges(change);
  if (changes.length === 0) return <p>Visitors see no difference.</p>;
  return changes.map((words, index) => (
    <p key={index} className={styles.changes}>
      {words.map(({ value, added, removed }, place) => {
        const Tag = added ? 'ins' : removed ? 'del' : 'span';
        return <Tag key={place}>{value}</Tag>;
      })}
    </p>
  ));
}

/** What changed, file by file, with the changed words marked. */
export function ChangeList({ files, site }: { files: readonly FileChange[]; site: SiteOverview }) {
  return files.map((change) => {
    const { file, before, after } = change;
    return (
      <section key={file} className={styles.stack} aria-label={file}>
        <h4>
          {titleOf(site, file)}: {before === null ? 'new' : after === null ? 'deleted' : 'changed'}
        </h4>
        <Changes change={change} />
      </section>
    );
  });
}
