import { useEffect, useRef, useState } from 'react';
import type { TextChange } from '../../facts/changes';
import { itemAddition, itemMove, itemRemoval, valueChange } from '../../facts/factEdits';
import { labelOf } from '../../facts/labelOf';
import type { Path } from '../../facts/yamlText';
import type { FactSchema } from '../../protocol';
import { Button } from '../parts/Button';
import { PagePicker } from '../parts/PagePicker';
import { useFacts } from './FactsContext';
import styles from './facts.module.css';
import { emptyEntry, entryName, plainSchema } from './factValues';
import { ChoiceField, type FactFieldProps, SwitchField, TextField } from './leafFields';

/** Several values with names. */
export function FactGroup({ path, schema, value }: Pick<FactFieldProps, 'path' | 'schema' | 'value'>) {
  const group = (value ?? {}) as Record<string, unknown>;
  const names = Object.keys(schema.properties ?? {});
  return names.map((name) => (
    <FactField
      key={name}
      path={[...path, name]}
      label={labelOf(name)}
      schema={schema.properties?.[name] ?? {}}
      value={group[name]}
      isRequired={schema.required?.includes(name) ?? false}
      order={names}
    />
  ));
}

/** The field for a value, as its schema says. */
export function FactField(props: FactFieldProps) {
  const { path, label, value, order } = props;
  const { schema } = plainSchema(props.schema);
  const { source, pages, change, errorsAt } = useFacts();
  if (schema.type === 'object') {
    return (
      <fieldset className={styles.group}>
        <legend>{label}</legend>
        {schema.description && <p className={styles.help}>{schema.description}</p>}
        {errorsAt(path) && <p className={styles.error}>{errorsAt(path)}</p>}
        <FactGroup {...{ path, schema, value }} />
      </fieldset>
    );
  }
  if (schema.type === 'array') return <FactList {...{ path, label, schema, value }} />;
  if (schema.type === 'boolean' || schema.const === true) return <SwitchField {...props} schema={schema} />;
  if (schema.enum) return <ChoiceField {...props} schema={schema} />;
  if (path.at(-1) === 'to') {
    return (
      <PagePicker
        {...{ label, pages }}
        help={schema.description}
        error={errorsAt(path)}
        value={String(value ?? '')}
        onChange={(address) => change(valueChange(source, path, address, order))}
      />
    );
  }
  return <TextField {...props} />;
}

interface FactListProps {
  path: Path;
  label: string;
  schema: FactSchema;
  value: unknown;
}

/** A list, whose entries move, are added and removed. */
function FactList({ path, label, schema, value }: FactListProps) {
  const { source, change, errorsAt } = useFacts();
  const list = useRef<HTMLOListElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const items = Array.isArray(value) ? value : [];
  const itemSchema = schema.items ?? {};
  const isGroup = itemSchema.type === 'object';

  useEffect(() => {
    const entry = added === null ? null : list.current?.children[added];
    const details = entry?.querySelector('details');
    if (details) details.open = true;
    entry?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [added]);

  function apply(changes: readonly TextChange[]): void {
    setAdded(null);
    change(changes);
  }

  const buttons = (item: unknown, index: number) => {
    const name = entryName(item, index);
    return (
      <span className={styles.buttons}>
        <Button
          aria-label={`Move up: ${name}`}
          problem={index === 0 ? 'It is the first one already.' : null}
          onClick={() => apply(itemMove(source, path, index, -1))}
        >
          ↑
        </Button>
        <Button
          aria-label={`Move down: ${name}`}
          problem={index === items.length - 1 ? 'It is the last one already.' : null}
          onClick={() => apply(itemMove(source, path, index, 1))}
        >
          ↓
        </Button>
        <Button aria-label={`Remove: ${name}`} onClick={() => apply(itemRemoval(source, path, index))}>
          Remove
        </Button>
      </span>
    );
  };

  return (
    <fieldset className={styles.group} data-list={path.join('.')}>
      <legend>{label}</legend>
      {schema.description && <p className={styles.help}>{schema.description}</p>}
      {errorsAt(path) && <p className={styles.error}>{errorsAt(path)}</p>}
      <ol role="list" ref={list} className={styles.list}>
        {items.map((item, index) => {
          const place = [...path, index];
          return (
            <li key={index}>
              {isGroup ? (
                <details className={styles.entry}>
                  <summary>
                    {entryName(item, index)}
                    {errorsAt(place, true) && <strong className={styles.error}> Finding</strong>}
                  </summary>
                  <div className={styles.fields}>
                    {errorsAt(place) && <p className={styles.error}>{errorsAt(place)}</p>}
                    {buttons(item, index)}
                    <FactGroup path={place} schema={itemSchema} value={item} />
                  </div>
                </details>
              ) : (
                <div className={styles.item}>
                  <FactField
                    path={place}
                    label={`${labelOf(String(path.at(-1)))} ${index + 1}`}
                    schema={itemSchema}
                    value={item}
                    isRequired
                    order={[]}
                  />
                  {buttons(item, index)}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <p>
        <Button
          onClick={() => {
            change(itemAddition(source, path, emptyEntry(itemSchema, items.at(-1)), path.at(-1) === 'redirects'));
            setAdded(items.length);
          }}
        >
          Add an entry
        </Button>
      </p>
    </fieldset>
  );
}
