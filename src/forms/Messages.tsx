import { Check } from 'lucide';
import { type MouseEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { EnquiryKind } from '../config/mailSettings';
import { formStrings } from '../site/formStrings';
import { successMessages } from '../site/sendMessages';
import { LineDrawing } from '../ui/LineDrawing';
import styles from './Messages.module.css';

const SUMMARY_TITLE_ID = 'enquiry-errors';

interface ErrorSummaryProps {
  /** In the order of the fields. */
  errors: readonly { fieldId: string; text: string }[];
  ref: Ref<HTMLDivElement>;
}

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  // The label above the field must be visible too.
  field.parentElement?.scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}

/** Lists the errors of a form, each as a link to its field. Receives the focus after a submit. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={SUMMARY_TITLE_ID} className={styles.summary}>
      <p id={SUMMARY_TITLE_ID} className={styles.summaryTitle}>
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
  children: ReactNode;
}

/** Says below the button how a submit ended. It scrolls into view when it appears. */
export function Notice({ tone, title, children }: NoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'end' });
  }, []);
  return (
    <div ref={element} className={styles.notice} data-notice={tone}>
      {title && <p className={styles.noticeTitle}>{title}</p>}
      <p>{children}</p>
    </div>
  );
}

const SUCCESS_TITLE_ID = 'enquiry-sent';

interface SuccessProps {
  kind: EnquiryKind;
  reference: string;
  /** A promise in addition to the usual reply. */
  note: ReactNode;
  ref: Ref<HTMLDivElement>;
}

/** Confirms that an enquiry was sent, with its reference. Receives the focus when it appears. */
export function Success({ kind, reference, note, ref }: SuccessProps) {
  const { title, text } = successMessages[kind];
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={SUCCESS_TITLE_ID} className={styles.success}>
      <p id={SUCCESS_TITLE_ID} className={styles.successTitle}>
        <LineDrawing shapes={Check} size={24} />
        {title}
      </p>
      <p>{text}</p>
      {note && <p>{note}</p>}
      <p>
        {formStrings.reference}: <strong className={styles.reference}>{reference}</strong>
      </p>
    </section>
  );
}
