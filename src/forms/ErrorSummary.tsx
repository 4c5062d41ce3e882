import { type MouseEvent, type Ref, useId } from 'react';
import { formStrings } from '../site/formStrings';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  /** What is wrong, in the order of the fields. */
  mistakes: readonly { fieldId: string; text: string }[];
  ref: Ref<HTMLDivElement>;
}

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  // The label, which stands above the field, must be seen too.
  field.parentElement?.scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}

/** Everything that is wrong with the form, each with a link to its field. It takes the focus when it appears. */
export function ErrorSummary({ mistakes, ref }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <p id={titleId} className={styles.title}>
        {formStrings.errorSummary}
      </p>
      <ul role="list">
        {mistakes.map(({ fieldId, text }) => (
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
