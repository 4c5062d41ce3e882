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

/** A labeled field. */
export function Field({ as = 'input', label, help, error, ...attributes }: FieldProps) {
  const id = useId();
  const Tag = as as 'input';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Tag id={id} aria-describedby={`${id}-help`} {...(attributes as InputHTMLAttributes<HTMLInputElement>)} />
      <p id={`${id}-help`} className={styles.quiet}>
        {help}
        {error && <strong className={styles.error}> {error}</strong>}
      </p>
    </div>
  );
}
