import { useState } from 'react';
import { labelOf } from '../../labelOf';
import { type Value, withValue } from '../../yamlEdits';
import styles from '../desk.module.css';
import { Field } from '../parts/Field';
import { IconGallery } from '../parts/IconGallery';
import { PagePicker } from '../parts/PagePicker';
import { useFacts } from './context';
import { FactFindings } from './FactFindings';
import { FactList, type FactListProps } from './FactList';
import { allowsEmpty, plainSchema } from './factValues';

interface FactFieldProps extends FactListProps {
  isRequired: boolean;
  /** The names beside it, in order. */
  order: readonly string[];
}

/** Longer texts get several lines. */
const LONG_TEXT = 50;

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
  const { path, label, value } = props;
  const { schema } = plainSchema(props.schema);
  if (schema.type === 'array') {
    const items = schema.items ?? {};
    const name = labelOf(String(path.at(-1)));
    return (
      <FactList {...{ path, label, schema, value }}>
        {(place, index, item) =>
          items.type === 'object' ? (
            <FactGroup path={place} schema={items} value={item} />
          ) : (
            <FactField path={place} label={`${name} ${index + 1}`} schema={items} value={item} isRequired order={[]} />
          )
        }
      </FactList>
    );
  }
  if (schema.type === 'object') {
    return (
      <fieldset className={styles.group} data-path={path.join('.')}>
        <legend>{label}</legend>
        {schema.description && <p className={styles.quiet}>{schema.description}</p>}
        <FactFindings path={path} />
        <FactGroup {...{ path, schema, value }} />
      </fieldset>
    );
  }
  return (
    <div data-path={path.join('.')}>
      <Leaf {...props} />
      <FactFindings path={path} />
    </div>
  );
}

/** A text, a number, a switch, one of several values, an icon or a page. */
function Leaf({ path, label, schema: wrapped, value, isRequired, order }: FactFieldProps) {
  const { edit, pages } = useFacts();
  const { schema } = plainSchema(wrapped);
  const set = (next: Value | undefined) => edit((source) => withValue(source, path, next, order));
  const help = schema.description;
  if (schema.type === 'boolean' || schema.const === true) {
    return (
      <>
        <label className={styles.row}>
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => set(target.checked ? true : isRequired ? false : undefined)}
          />{' '}
          <strong>{label}</strong>
        </label>
        <p className={styles.quiet}>{help}</p>
      </>
    );
  }
  const written = value === undefined || value === null ? '' : String(value);
  if (path.at(-1) === 'icon') {
    const choices = (schema.enum ?? []).filter((name) => name !== 'default');
    const choose = (name: string | null) => set(name ?? (isRequired ? '' : undefined));
    return <IconGallery {...{ label, choices, isRequired }} value={written} onChoose={choose} />;
  }
  if (path.at(-1) === 'to') return <PagePicker {...{ label, pages, help }} value={written} onChange={set} />;
  if (schema.enum) {
    const choices = [...new Set([written, ...schema.enum])].filter((choice) => choice || !isRequired);
    return (
      <Field {...{ label, help }}>
        {(attributes) => (
          <select {...attributes} value={written} onChange={({ target }) => set(target.value || undefined)}>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        )}
      </Field>
    );
  }
  return <TextField {...{ path, label, value, isRequired, order }} schema={wrapped} onSet={set} />;
}

/** A text or a number. What is typed stays as it is while it means the same, such as a space at the end. */
function TextField({
  path,
  label,
  schema: wrapped,
  value,
  isRequired,
  onSet,
}: FactFieldProps & { onSet: (value: Value | undefined) => void }) {
  const { schema, isNullable } = plainSchema(wrapped);
  const [typed, setTyped] = useState<string | null>(null);
  const written = value === undefined || value === null ? '' : String(value);
  const isNumber = schema.type === 'number';
  const meaning = (text: string) => (isNumber && text.trim() !== '' ? String(Number(text)) : text.trim());
  const shown = typed !== null && meaning(typed) === written ? typed : written;

  function change(text: string): void {
    setTyped(text);
    const trimmed = text.trim().replaceAll('\n', ' ');
    const number = Number(trimmed);
    if (trimmed !== '') onSet(isNumber && !Number.isNaN(number) ? number : trimmed);
    else if (isNullable && isRequired) onSet(null);
    else onSet(isRequired || (value !== undefined && allowsEmpty(schema)) ? '' : undefined);
  }

  const isLong = !isNumber && (written.length > LONG_TEXT || path.at(-1) === 'description');
  const note = isNullable && isRequired ? ' It may be empty.' : isRequired ? '' : ' Optional.';
  return (
    <Field label={label} help={`${schema.description ?? ''}${note}`}>
      {(attributes) => {
        const own = { ...attributes, value: shown };
        return isLong ? (
          <textarea {...own} rows={3} onChange={({ target }) => change(target.value)} />
        ) : (
          <input
            {...own}
            inputMode={isNumber ? 'decimal' : undefined}
            onChange={({ target }) => change(target.value)}
          />
        );
      }}
    </Field>
  );
}
