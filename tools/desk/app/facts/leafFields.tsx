import { useState } from 'react';
import { valueChange } from '../../facts/factEdits';
import type { Path, Value } from '../../facts/yamlText';
import type { FactSchema } from '../../protocol';
import { Field } from '../parts/Field';
import { IconGallery } from '../parts/IconGallery';
import { useFacts } from './FactsContext';
import styles from './facts.module.css';
import { allowsEmpty, plainSchema } from './factValues';

export interface FactFieldProps {
  path: Path;
  label: string;
  schema: FactSchema;
  /** Undefined where nothing is written. */
  value: unknown;
  isRequired: boolean;
  /** The names beside it, in order. */
  order: readonly string[];
}

/** Longer texts get several lines. */
const LONG_TEXT = 50;

/** A text or a number. What is typed stays as it is while it means the same, such as a space at the end. */
export function TextField({ path, label, schema: wrapped, value, isRequired, order }: FactFieldProps) {
  const { source, change, errorsAt, show } = useFacts();
  const { schema, isNullable } = plainSchema(wrapped);
  const [typed, setTyped] = useState<string | null>(null);
  const written = value === undefined || value === null ? '' : String(value);
  const isNumber = schema.type === 'number';
  const meaning = (text: string) => (isNumber && text.trim() !== '' ? String(Number(text)) : text.trim());
  const shown = typed !== null && meaning(typed) === written ? typed : written;

  function set(text: string): void {
    setTyped(text);
    const trimmed = text.trim().replaceAll('\n', ' ');
    const number = Number(trimmed);
    let next: Value | undefined = isNumber && trimmed !== '' && !Number.isNaN(number) ? number : trimmed;
    if (trimmed === '') {
      if (isNullable && isRequired) next = null;
      else if (!isRequired && !(value !== undefined && allowsEmpty(schema))) next = undefined;
    }
    change(valueChange(source, path, next, order));
  }

  const isLong = !isNumber && (written.length > LONG_TEXT || path.at(-1) === 'description');
  const empty = isNullable && isRequired ? ' It may be empty.' : isRequired ? '' : ' Optional.';
  return (
    <Field label={label} help={`${schema.description ?? ''}${empty}`} error={errorsAt(path)}>
      {(attributes) =>
        isLong ? (
          <textarea
            {...attributes}
            rows={3}
            value={shown}
            onFocus={() => show(path)}
            onChange={({ target }) => set(target.value)}
          />
        ) : (
          <input
            {...attributes}
            inputMode={isNumber ? 'decimal' : undefined}
            value={shown}
            onFocus={() => show(path)}
            onChange={({ target }) => set(target.value)}
          />
        )
      }
    </Field>
  );
}

/** Yes or no. */
export function SwitchField({ path, label, schema, value, isRequired, order }: FactFieldProps) {
  const { source, change, errorsAt } = useFacts();
  const off = isRequired ? false : undefined;
  return (
    <div>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => change(valueChange(source, path, target.checked ? true : off, order))}
        />{' '}
        <strong>{label}</strong>
      </label>
      <p className={styles.help}>
        {schema.description} {errorsAt(path) && <strong className={styles.error}>{errorsAt(path)}</strong>}
      </p>
    </div>
  );
}

/** One of several values, or an icon. */
export function ChoiceField({ path, label, schema, value, isRequired, order }: FactFieldProps) {
  const { source, change, errorsAt, show } = useFacts();
  const choices = schema.enum ?? [];
  const set = (text: string | null) => change(valueChange(source, path, text || (isRequired ? '' : undefined), order));
  if (path.at(-1) === 'icon') {
    return (
      <div>
        <IconGallery
          {...{ label, isRequired }}
          value={String(value ?? '')}
          choices={choices.filter((name) => name !== 'default')}
          onChoose={set}
        />
        {errorsAt(path) && <p className={styles.error}>{errorsAt(path)}</p>}
      </div>
    );
  }
  const isKnown = choices.includes(String(value));
  return (
    <Field label={label} help={schema.description} error={errorsAt(path)}>
      {(attributes) => (
        <select
          {...attributes}
          value={String(value ?? '')}
          onFocus={() => show(path)}
          onChange={({ target }) => set(target.value)}
        >
          {!isKnown && <option value={String(value ?? '')}>{String(value ?? '')}</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
