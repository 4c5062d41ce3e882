import type { MouseEvent, Ref } from 'react';
import { formStrings } from '../site/formStrings';
import styles from './ErrorSummary.module.css';

const TITLE_ID = 'enquiry-errors';

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
    <section ref={ref} tabIndex={-1} aria-labelledby={TITLE_ID} className={styles.summary}>
      <p id={TITLE_ID} className={styles.title}>
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
