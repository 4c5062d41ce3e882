import { type AllHTMLAttributes, type InputHTMLAttributes, type Ref, useId } from 'react';
import styles from '../desk.module.css';

type Element = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

export interface FieldProps extends AllHTMLAttributes<Element> {
  as?: 'input' | 'textarea' | 'select';
  label: string;
  /** Said below the field: what it is for, and how long the text is. */
  help?: string | undefined;
  error?: string | null | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

const LETTERS_IN_LINE = 42;
const MOST_ROWS = 14;

/** A field for text grows with it. */
function rowsFor(text: string): number {
  const rows = text.split('\n').map((line) => 1 + Math.floor(line.length / LETTERS_IN_LINE));
  return Math.min(
    rows.reduce((sum, own) => sum + own),
    MOST_ROWS,
  );
}

/** A labeled field. */
export function Field({ as = 'input', label, help, error, ...attributes }: FieldProps) {
  const id = useId();
  const Tag = as as 'input';
  const rows = as === 'textarea' ? { rows: rowsFor(String(attributes.value ?? attributes.defaultValue ?? '')) } : {};
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Tag
        id={id}
        aria-describedby={`${id}-help`}
        {...rows}
        {...(attributes as InputHTMLAttributes<HTMLInputElement>)}
      />
      <p id={`${id}-help`} className={styles.quiet}>
        {help}
        {error && <strong className={styles.error}> {error}</strong>}
      </p>
    </div>
  );
}
