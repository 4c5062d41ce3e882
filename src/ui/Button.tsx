import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { formOf } from '../config/forms';
import styles from './Button.module.css';
import { useEnquiryLink } from './enquiryLink';
import { Link, type LinkProps } from './Link';

export type ButtonTone = 'primary' | 'strong' | 'quiet';

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  tone?: ButtonTone;
  /** Smaller, in bars and beside other content. */
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
      className={clsx(
        styles.button,
        styles[tone === 'primary' && formOf(to) !== 'assessment' ? 'strong' : tone],
        compact && styles.compact,
      )}
    />
  );
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  tone?: ButtonTone;
  [attribute: `data-${string}`]: string;
}

/** A button. Only an island gives it a handler; elsewhere `src/browser/boot` or `src/browser/analytics` finds it by a `data-` attribute. */
export function Button({ tone = 'primary', ...attributes }: ButtonProps) {
  return <button type="button" className={clsx(styles.button, styles[tone])} {...attributes} />;
}
