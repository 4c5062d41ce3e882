import { Check } from 'lucide';
import type { Ref } from 'react';
import type { EnquiryKind } from '../config/mailSettings';
import { formStrings } from '../site/formStrings';
import { successMessages } from '../site/sendMessages';
import { LineDrawing } from '../ui/LineDrawing';
import styles from './Success.module.css';

const TITLE_ID = 'enquiry-sent';

interface SuccessProps {
  kind: EnquiryKind;
  reference: string;
  ref: Ref<HTMLDivElement>;
}

/** Confirms that an enquiry was sent, with its reference. Receives the focus when it appears. */
export function Success({ kind, reference, ref }: SuccessProps) {
  const { title, text } = successMessages[kind];
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={TITLE_ID} className={styles.success}>
      <p id={TITLE_ID} className={styles.title}>
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
