import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { leadsToAssessment, useEnquiryLink } from './enquiryLink';
import { Link, type LinkProps } from './Link';

export type ButtonTone = 'primary' | 'strong' | 'quiet';

interface ButtonLinkProps extends Omit<LinkProps, 'data-tone' | 'className'> {
  tone?: ButtonTone;
  /** Smaller, for the header. */
  compact?: boolean;
}

/**
 * A link that looks like a button. Only buttons to the assessment are filled with copper: any other primary button gets the tone
 * `strong`. A button to a form adds the topic of its page to the address.
 */
export function ButtonLink({ tone = 'primary', compact = false, to, ...link }: ButtonLinkProps) {
  return (
    <Link
      {...link}
      to={useEnquiryLink(to)}
      className={clsx(styles.button, compact && styles.compact)}
      data-tone={tone === 'primary' && !leadsToAssessment(to) ? 'strong' : tone}
    />
  );
}

interface ButtonProps {
  children: ReactNode;
  onClick: () => void;
  tone?: ButtonTone;
}

/** A button with a React handler, for islands. */
export function Button({ tone = 'primary', children, onClick }: ButtonProps) {
  return (
    // biome-ignore lint/plugin: only islands pass a handler
    <button type="button" className={styles.button} data-tone={tone} onClick={onClick}>
      {children}
    </button>
  );
}

interface PlainButtonProps {
  children: ReactNode;
  /** The attribute by which the script finds the button. */
  [name: `data-${string}`]: string;
}

/** A quiet button that a script outside React handles (`src/browser/boot`, `src/browser/analytics/analytics.ts`). */
export function PlainButton({ children, ...attributes }: PlainButtonProps) {
  return (
    <button type="button" className={styles.button} data-tone="quiet" {...attributes}>
      {children}
    </button>
  );
}

interface SubmitButtonProps {
  children: ReactNode;
  tone?: ButtonTone;
  isDisabled: boolean;
  /** A busy button does nothing but keeps the focus, so that keyboard users keep their place. */
  isBusy: boolean;
}

/** The submit button of a form. */
export function SubmitButton({ children, tone = 'primary', isDisabled, isBusy }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={styles.button}
      data-tone={tone}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
    >
      {children}
    </button>
  );
}
