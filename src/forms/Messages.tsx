import clsx from 'clsx';
import { Check } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import type { EnquiryKind } from '../config/mailSettings';
import { formStrings, successMessages } from '../facts/formStrings';
import { Icon } from '../ui/Icon';
import styles from './EnquiryForm.module.css';
import type { FieldProps } from './Field';

const takeFocus = (element: HTMLElement | null) => element?.focus();
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'end' });

interface RegionProps {
  tone: 'problem' | 'success';
  title: string;
  /** Whether it receives the focus when it appears. */
  takesFocus: boolean;
  children: ReactNode;
}

/** A message above the form. */
function Region({ tone, title, takesFocus, children }: RegionProps) {
  const titleId = `enquiry-${tone}`;
  return (
    <section
      ref={takesFocus ? takeFocus : null}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={clsx(styles.message, 'stack-3')}
      data-tone={tone}
    >
      <p id={titleId} className={clsx(styles.headline, 'row')}>
        {tone === 'success' && <Icon icon={Check} size={24} />}
        {title}
      </p>
      {children}
    </section>
  );
}

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  // The label above the field must be visible too.
  field.parentElement?.scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}

/** Lists the errors of a form in the order of its fields, each as a link to its field. Receives the focus when it appears. */
export function ErrorSummary({ fields }: { fields: readonly Pick<FieldProps, 'id' | 'error'>[] }) {
  const wrong = fields.filter(({ error }) => error);
  if (wrong.length === 0) return null;
  return (
    <Region tone="problem" title={formStrings.errorSummary} takesFocus>
      <ul role="list">
        {wrong.map(({ id, error }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} onClick={focusField}>
              {error}
            </a>
          </li>
        ))}
      </ul>
    </Region>
  );
}

interface SuccessProps extends Pick<RegionProps, 'takesFocus'> {
  kind: EnquiryKind;
  reference: string;
}

/** Confirms that an enquiry was sent, with its reference. */
export function Success({ kind, reference, takesFocus }: SuccessProps) {
  const { title, text } = successMessages[kind];
  return (
    <Region tone="success" title={title} takesFocus={takesFocus}>
      <p>{text}</p>
      <p>
        {formStrings.reference} <strong className={styles.reference}>{reference}</strong>
      </p>
    </Region>
  );
}

interface NoticeProps {
  /** `problem` if the enquiry was not sent, `news` for everything else. */
  tone: 'problem' | 'news';
  title?: string;
  /** Paragraphs. */
  children: ReactNode;
}

/** The outcome of a submit, below the button. It scrolls into view when it appears. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div ref={scrollIntoView} className={clsx(styles.message, 'stack-3')} data-tone={tone}>
      {title && <p className={styles.error}>{title}</p>}
      {children}
    </div>
  );
}
