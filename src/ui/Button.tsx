import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { type EnquiryKind, formOf } from '../config/forms';
import styles from './Button.module.css';
import { useEnquiryLink } from './enquiryLink';
import { Link, type LinkProps } from './Link';

export type ButtonLook = 'primary' | 'quiet';

/** A filled button is copper if it leads to the assessment or sends it, and in the color of text otherwise. */
function classesOf(look: ButtonLook, kind: EnquiryKind | undefined, compact = false): string {
  return clsx(
    styles.button,
    styles[look === 'primary' && kind === 'assessment' ? 'assessment' : look],
    compact && styles.compact,
  );
}

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  look?: ButtonLook;
  /** Smaller, in bars and beside other content. */
  compact?: boolean;
}

/** A link that looks like a button and leads exactly where it says, also from an island, which knows no topic. */
export function PlainButtonLink({ look = 'primary', compact = false, to, ...link }: ButtonLinkProps) {
  return <Link {...link} to={to} className={classesOf(look, formOf(to), compact)} />;
}

/** A link that looks like a button. A button to a form adds the topic of its page to the address. */
export function ButtonLink(props: ButtonLinkProps) {
  return <PlainButtonLink {...props} to={useEnquiryLink(props.to)} />;
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  look?: ButtonLook;
  /** The form that it sends. */
  kind?: EnquiryKind;
  [attribute: `data-${string}`]: string;
}

/** A button. Only an island gives it a handler; elsewhere `src/browser/boot` or `src/browser/analytics` finds it by a `data-` attribute. */
export function Button({ look = 'primary', kind, ...attributes }: ButtonProps) {
  return <button type="button" className={classesOf(look, kind)} {...attributes} />;
}
