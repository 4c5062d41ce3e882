import { type ReactNode, useId } from 'react';
import styles from '../desk.module.css';

interface FieldProps {
  label: string;
  /** Said below the label: what the field is for, and how long the text is. */
  help?: ReactNode;
  error?: string | null;
  children: (attributes: { id: string; 'aria-describedby': string; className: string | undefined }) => ReactNode;
}

/** A labeled field. */
export function Field({ label, help, error, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': `${id}-help`, className: styles.input })}
      <p id={`${id}-help`} className={styles.quiet}>
        {help}
        {error && <strong className={styles.error}> {error}</strong>}
      </p>
    </div>
  );
}
