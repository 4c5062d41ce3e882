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

/** A button that does something on this page. A click before React runs is held and done afterwards. */
export function Button({ tone = 'primary', children, onClick }: ButtonProps) {
  return (
    <button type="button" className={styles.button} data-tone={tone} data-hold-click onClick={onClick}>
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
