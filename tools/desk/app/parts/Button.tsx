import { type ButtonHTMLAttributes, useId } from 'react';
import styles from '../desk.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  tone?: 'primary' | 'quiet';
  /** Why the button does nothing now, in a sentence; null while it works. */
  problem?: string | null;
}

/** A button of the desk: the site's own, smaller. One that does nothing now can be focused, and then says why. */
export function Button({ tone = 'quiet', type = 'button', problem = null, onClick, ...attributes }: ButtonProps) {
  const id = useId();
  return (
    <span className={styles.holder}>
      <button
        type={type}
        className={styles.button}
        data-tone={tone}
        aria-disabled={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : id}
        onClick={problem === null ? onClick : (event) => event.preventDefault()}
        {...attributes}
      />
      {problem !== null && (
        <span id={id} role="tooltip" className={styles.tooltip}>
          {problem}
        </span>
      )}
    </span>
  );
}
