import { type AllHTMLAttributes, type InputHTMLAttributes, type Ref, useId } from 'react';
import type { ListedPage } from '../../server/pages';
import styles from '../desk.module.css';

type Element = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

export interface FieldProps extends AllHTMLAttributes<Element> {
  as?: 'input' | 'textarea' | 'select';
  label: string;
  /** Said below the field: what it is for, and how long the text is. */
  help?: string | undefined;
  error?: string | null | undefined;
  /** Whose addresses the browser offers by their titles. */
  pages?: readonly ListedPage[];
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labeled field. */
export function Field({ as = 'input', label, help, error, pages, ...attributes }: FieldProps) {
  const id = useId();
  const Tag = as as 'input';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Tag
        {...{ id, 'aria-describedby': `${id}-help`, list: pages && `${id}-pages` }}
        {...(attributes as InputHTMLAttributes<HTMLInputElement>)}
      />
      <datalist id={`${id}-pages`}>
        {pages?.map(
          ({ file, route, title }) => route && <option key={file} value={route} label={`${title} (${route})`} />,
        )}
      </datalist>
      <p id={`${id}-help`} className={styles.quiet}>
        {help}
        {error && <strong className={styles.error}> {error}</strong>}
      </p>
    </div>
  );
}
