import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FactSchema } from '../../protocol';
import { type Path, withEntry, withEntryMoved, withoutEntry } from '../../yamlEdits';
import styles from '../desk.module.css';
import { Button } from '../parts/Button';
import { useFacts } from './context';
import { FactFindings } from './FactFindings';
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
  const { edit, findingsAt } = useFacts();
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

  const buttons = (item: unknown, index: number) => {
    const name = entryName(item, index);
    const moveBy = (by: -1 | 1) => edit((source) => withEntryMoved(source, path, index, by));
    return (
      <span className={styles.row}>
        <Button
          aria-label={`Move up: ${name}`}
          problem={index === 0 ? 'It is the first one already.' : null}
          onClick={() => moveBy(-1)}
        >
          ↑
        </Button>
        <Button
          aria-label={`Move down: ${name}`}
          problem={index === items.length - 1 ? 'It is the last one already.' : null}
          onClick={() => moveBy(1)}
        >
          ↓
        </Button>
        <Button aria-label={`Remove: ${name}`} onClick={() => edit((source) => withoutEntry(source, path, index))}>
          Remove
        </Button>
      </span>
    );
  };

  return (
    <fieldset className={styles.group} data-path={path.join('.')}>
      <legend>{label}</legend>
      {schema.description && <p className={styles.quiet}>{schema.description}</p>}
      <FactFindings path={path} />
      <ol role="list" ref={list} className={styles.stack}>
        {items.map((item, index) => {
          const place = [...path, index];
          return (
            <li key={index}>
              {itemSchema.type === 'object' ? (
                <details className={styles.factEntry} data-path={place.join('.')}>
                  <summary>
                    {entryName(item, index)}
                    {findingsAt(place, true).length > 0 && <strong className={styles.error}> Finding</strong>}
                  </summary>
                  <div className={styles.stack}>
                    <FactFindings path={place} />
                    {buttons(item, index)}
                    {children(place, index, item)}
                  </div>
                </details>
              ) : (
                <>
                  {children(place, index, item)}
                  {buttons(item, index)}
                </>
              )}
            </li>
          );
        })}
      </ol>
      <p>
        <Button
          onClick={() => {
            const entry = emptyEntry(itemSchema, items.at(-1));
            edit((source) => withEntry(source, path, entry, path.at(-1) === 'redirects'));
            setAdded(items.length);
          }}
        >
          Add an entry
        </Button>
      </p>
    </fieldset>
  );
}
