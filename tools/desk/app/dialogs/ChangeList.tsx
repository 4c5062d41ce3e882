import { readText } from '../../pageOutline';
import type { SiteOverview } from '../../server/app';
import type { FileChange } from '../../server/files';
import type { ChangedFile } from '../../server/git';
import { kindOfChange } from '../../text';
import styles from '../desk.module.css';
import { titleOf } from '../useSite';
import { fileChanges } from './fileChanges';

/** Returns what a changed file is called; a deleted page has only its old text. */
export function nameOfChange(site: SiteOverview, { file, before, after }: ChangedFile): string {
  const isDeletedPage = after === null && file.endsWith('.mdx');
  if (isDeletedPage) return String(readText(file, before ?? '').values.title ?? file);
  return titleOf(site, file).replace('static/images/', 'Picture ');
}

interface ChangesProps {
  change: FileChange;
  /** Shows the words of one side only. */
  side?: 'before' | 'after';
}

/** The texts of a file that differ, with the changed words marked. */
export function Changes({ change, side }: ChangesProps) {
  const { file, before, after } = change;
  if (before === null || after === null || file.startsWith('static/')) return null;
  const changes = fileChanges(change);
  if (changes.length === 0) return <p>Visitors see no difference.</p>;
  return changes.map((words, index) => (
    <p key={index} className={styles.changes}>
      {words.map(({ value, added, removed }, place) => {
        if (side === 'before' ? added : side && removed) return null;
        const Tag = added || (side && removed) ? 'ins' : removed ? 'del' : 'span';
        return <Tag key={place}>{value}</Tag>;
      })}
    </p>
  ));
}

/** What changed, file by file, with the changed words marked. */
export function ChangeList({ files, site }: { files: readonly ChangedFile[]; site: SiteOverview }) {
  return files.map((change) => (
    <section key={change.file} className={styles.stack} aria-label={change.file}>
      <h4>
        {nameOfChange(site, change)}: {kindOfChange(change)}
      </h4>
      <Changes change={change} />
    </section>
  ));
}
