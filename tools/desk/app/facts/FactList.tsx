import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FactSchema } from '../../server/facts';
import { type Path, withEntry, withEntryMoved, withoutEntry } from '../../yamlEdits';
import styles from '../desk.module.css';
import { Findings } from '../parts/Findings';
import { useFacts } from './context';
import { emptyEntry, entryName } from './factValues';

export interface FactListProps {
  path: Path;
  label: string;
  schema: FactSchema;
  /** Undefined where nothing is written. */
  value: unknown;
}

interface Props extends Omit<FactListProps, 'label'> {
  /** The fields of an entry. */
  children: (place: Path, name: string, item: unknown) => ReactNode;
}

/** A list, whose entries move, are added and removed. */
export function FactList({ path, schema, value, children }: Props) {
  const { editing, edit, findingsAt } = useFacts();
  const list = useRef<HTMLOListElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const items = Array.isArray(value) ? value : [];
  const isGroup = schema.items?.type === 'object';

  useEffect(() => {
    const entry = added === null ? null : list.current?.children[added];
    const details = entry?.querySelector('details');
    if (details) details.open = true;
    entry?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [added]);

  function add(): void {
    const entry = emptyEntry(schema.items ?? {}, items.at(-1));
    edit((source) => withEntry(source, path, entry, path.at(-1) === 'redirects'), 'step');
    setAdded(items.length);
  }
  const button = (sign: string, name: string, isPossible: boolean, change: (source: string) => string) => (
    <button type="button" aria-label={name} disabled={!isPossible} onClick={() => edit(change, 'step')}>
      {sign}
    </button>
  );
  return (
    <>
      <ol role="list" ref={list} className={styles.stack}>
        {items.map((item, index) => {
          const place = [...path, index];
          const name = entryName(item, index);
          return (
            <li key={index}>
              <details className={styles.group} data-path={place.join('.')} open={isGroup ? undefined : true}>
                <summary>
                  {name}
                  {findingsAt(place, true).length > 0 && <strong className={styles.error}> Finding</strong>}
                </summary>
                <div className={styles.stack}>
                  <Findings findings={findingsAt(place)} editing={editing} />
                  {children(place, name, item)}
                  <span className={styles.row}>
                    {button('↑', `Move up: ${name}`, index > 0, (source) => withEntryMoved(source, path, index, -1))}
                    {button('↓', `Move down: ${name}`, index < items.length - 1, (source) =>
                      withEntryMoved(source, path, index, 1),
                    )}
                    {button('Remove', `Remove: ${name}`, true, (source) => withoutEntry(source, path, index))}
                  </span>
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      <button type="button" onClick={add}>
        Add an entry
      </button>
    </>
  );
}
