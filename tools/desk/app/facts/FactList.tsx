import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FactSchema } from '../../protocol';
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

interface Props extends FactListProps {
  /** The fields of an entry. */
  children: (place: Path, index: number, item: unknown) => ReactNode;
}

/** A list, whose entries move, are added and removed. */
export function FactList({ path, label, schema, value, children }: Props) {
  const { view, edit, findingsAt } = useFacts();
  const list = useRef<HTMLOListElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const items = Array.isArray(value) ? value : [];
  const itemSchema = schema.items ?? {};

  useEffect(() => {
    const entry = added === null ? null : list.current?.children[added];
    const details = entry?.querySelector('details');
    if (details) details.open = true;
    entry?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [added]);

  function add(): void {
    const entry = emptyEntry(itemSchema, items.at(-1));
    edit((source) => withEntry(source, path, entry, path.at(-1) === 'redirects'));
    setAdded(items.length);
  }
  const button = (sign: string, name: string, isPossible: boolean, change: (source: string) => string) => (
    <button type="button" aria-label={name} disabled={!isPossible} onClick={() => edit(change)}>
      {sign}
    </button>
  );
  const buttons = (index: number, name: string) => (
    <span className={styles.row}>
      {button('↑', `Move up: ${name}`, index > 0, (source) => withEntryMoved(source, path, index, -1))}
      {button('↓', `Move down: ${name}`, index < items.length - 1, (source) => withEntryMoved(source, path, index, 1))}
      {button('Remove', `Remove: ${name}`, true, (source) => withoutEntry(source, path, index))}
    </span>
  );

  return (
    <fieldset className={styles.group} data-path={path.join('.')}>
      <legend>{label}</legend>
      {schema.description && <p className={styles.quiet}>{schema.description}</p>}
      <Findings findings={findingsAt(path)} view={view} />
      <ol role="list" ref={list} className={styles.stack}>
        {items.map((item, index) => {
          const place = [...path, index];
          const name = entryName(item, index);
          const form = (
            <>
              {children(place, index, item)}
              {buttons(index, name)}
            </>
          );
          if (itemSchema.type !== 'object') return <li key={index}>{form}</li>;
          return (
            <li key={index}>
              <details className={styles.group} data-path={place.join('.')}>
                <summary>
                  {name}
                  {findingsAt(place, true).length > 0 && <strong className={styles.error}> Finding</strong>}
                </summary>
                <div className={styles.stack}>
                  <Findings findings={findingsAt(place)} view={view} />
                  {form}
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      <p>
        <button type="button" onClick={add}>
          Add an entry
        </button>
      </p>
    </fieldset>
  );
}
