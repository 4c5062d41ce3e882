import clsx from 'clsx';
import { Check } from 'lucide';
import type { ReactNode } from 'react';
import type { EnquiryKind } from '../config/forms';
import { formStrings, successMessages } from '../facts/formStrings';
import { Icon } from '../ui/Icon';
import styles from './EnquiryForm.module.css';
import type { FieldProps } from './Field';

const takeFocus = (element: HTMLElement | null) => element?.focus();
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'end' });

interface MessageProps {
  /** `problem` if the enquiry was not sent. */
  severity: 'problem' | 'success' | 'info';
  title?: string;
  children: ReactNode;
}

/** A message above the form. */
function FormMessage({ severity, title, takesFocus, children }: MessageProps & { takesFocus: boolean }) {
  const titleId = `enquiry-${severity}`;
  return (
    <section
      ref={takesFocus ? takeFocus : null}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={clsx(styles.message, 'stack-3')}
      data-severity={severity}
    >
      <p id={titleId} className={clsx(styles.headline, 'row')}>
        {severity === 'success' && <Icon icon={Check} size={24} />}
        {title}
      </p>
      {children}
    </section>
  );
}

/** Lists the errors of a form in the order of its fields, each as a link to its field. Receives the focus when it appears. */
export function ErrorSummary({ fields }: { fields: readonly Pick<FieldProps, 'id' | 'error'>[] }) {
  const wrong = fields.filter(({ error }) => error);
  if (wrong.length === 0) return null;
  return (
    <FormMessage severity="problem" title={formStrings.errorSummary} takesFocus>
      <ul role="list">
        {wrong.map(({ id, error }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {error}
            </a>
          </li>
        ))}
      </ul>
    </FormMessage>
  );
}

interface SuccessProps {
  kind: EnquiryKind;
  reference: string;
  takesFocus: boolean;
}

/** Confirms that an enquiry was sent, with its reference. */
export function Success({ kind, reference, takesFocus }: SuccessProps) {
  const { title, text } = successMessages[kind];
  return (
    <FormMessage severity="success" title={title} takesFocus={takesFocus}>
      <p>{text}</p>
      <p>
        {formStrings.reference} <strong className={styles.reference}>{reference}</strong>
      </p>
    </FormMessage>
  );
}

/** The outcome of a submit, below the button. It scrolls into view when it appears. */
export function StatusMessage({ severity, title, children }: MessageProps) {
  return (
    <div ref={scrollIntoView} className={clsx(styles.message, 'stack-3')} data-severity={severity}>
      {title && <p className={styles.error}>{title}</p>}
      {children}
    </div>
  );
}
