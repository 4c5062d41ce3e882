import { type AllHTMLAttributes, type InputHTMLAttributes, type Ref, useId } from 'react';
import styles from '../desk.module.css';

type Element = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

export interface FieldProps extends AllHTMLAttributes<Element> {
  as?: 'input' | 'textarea' | 'select';
  label: string;
  /** Said below the field: what it is for, and how long the text is. */
  help?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The list of pages that the desk offers: `<Field list={PAGE_ADDRESSES} />`. */
export const PAGE_ADDRESSES = 'pages';

/** A labeled field. It says itself that it must not be empty. */
export function Field({ as = 'input', label, help, ...attributes }: FieldProps) {
  const id = useId();
  const Tag = as as 'input';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Tag {...{ id, 'aria-describedby': `${id}-help` }} {...(attributes as InputHTMLAttributes<HTMLInputElement>)} />
      <p id={`${id}-help`} className={styles.quiet}>
        {help}
        {attributes.required && attributes.value === '' && (
          <strong className={styles.error}> It must not be empty.</strong>
        )}
      </p>
    </div>
  );
}
