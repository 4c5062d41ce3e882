import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { Link, type LinkProps } from './Link';

export type ButtonTone = 'primary' | 'quiet';

interface ButtonLinkProps extends Omit<LinkProps, 'data-tone' | 'className'> {
  tone?: ButtonTone;
  /** Smaller, for the header. */
  compact?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({ tone = 'primary', compact = false, ...link }: ButtonLinkProps) {
  return <Link {...link} className={clsx(styles.button, compact && styles.compact)} data-tone={tone} />;
}

interface ButtonProps {
  children: ReactNode;
  onClick: () => void;
  tone?: ButtonTone;
}

/** A button that does something on this page, once React runs there. */
export function Button({ tone = 'primary', children, onClick }: ButtonProps) {
  return (
    <button type="button" className={styles.button} data-tone={tone} onClick={onClick}>
      {children}
    </button>
  );
}

interface PlainButtonProps {
  children: ReactNode;
  /** What the script knows it by. */
  [name: `data-${string}`]: string;
}

/** A quiet button that a script outside of React answers (`src/boot`, `src/analytics/analytics.ts`). */
export function PlainButton({ children, ...attributes }: PlainButtonProps) {
  return (
    <button type="button" className={styles.button} data-tone="quiet" {...attributes}>
      {children}
    </button>
  );
}

interface SubmitButtonProps {
  children: ReactNode;
  isDisabled: boolean;
  /** It keeps the focus while it does nothing, so that a keyboard does not lose its place. */
  isBusy: boolean;
}

/** The button that sends a form. */
export function SubmitButton({ children, isDisabled, isBusy }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={styles.button}
      data-tone="primary"
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
    >
      {children}
    </button>
  );
}
