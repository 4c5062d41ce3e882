import { Check } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import type { EnquiryKind } from '../config/mailSettings';
import { formStrings } from '../facts/formStrings';
import { successMessages } from '../facts/sendMessages';
import { LineDrawing } from '../ui/LineDrawing';
import styles from './Messages.module.css';

const takeFocus = (element: HTMLElement | null) => element?.focus();
const comeIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'end' });

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  // The label above the field must be visible too.
  field.parentElement?.scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}

const SUMMARY_TITLE_ID = 'enquiry-errors';

interface ErrorSummaryProps {
  /** In the order of the fields. */
  errors: readonly { fieldId: string; text: string }[];
}

/** Lists the errors of a form, each as a link to its field. Receives the focus when it appears. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-labelledby={SUMMARY_TITLE_ID}
      className={styles.message}
      data-tone="problem"
    >
      <p id={SUMMARY_TITLE_ID} className={styles.title}>
        {formStrings.errorSummary}
      </p>
      <ul role="list">
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className={styles.link} onClick={focusField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NoticeProps {
  /** `problem` for what could not be sent, `news` for everything else. */
  tone: 'problem' | 'news';
  title?: string;
  /** Paragraphs. */
  children: ReactNode;
}

/** Says below the button how a submit ended. It scrolls into view when it appears. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div ref={comeIntoView} className={styles.message} data-tone={tone}>
      {title && <p className={styles.problem}>{title}</p>}
      {children}
    </div>
  );
}

const SUCCESS_TITLE_ID = 'enquiry-sent';

interface SuccessProps {
  kind: EnquiryKind;
  reference: string;
  /** Whether it receives the focus when it appears. */
  takesFocus: boolean;
}

/** Confirms that an enquiry was sent, with its reference. */
export function Success({ kind, reference, takesFocus }: SuccessProps) {
  const { title, text } = successMessages[kind];
  return (
    <section
      ref={takesFocus ? takeFocus : null}
      tabIndex={-1}
      aria-labelledby={SUCCESS_TITLE_ID}
      className={styles.message}
      data-tone="success"
    >
      <p id={SUCCESS_TITLE_ID} className={styles.title}>
        <LineDrawing shapes={Check} size={24} />
        {title}
      </p>
      <p>{text}</p>
      <p>
        {formStrings.reference}: <strong className={styles.reference}>{reference}</strong>
      </p>
    </section>
  );
}
