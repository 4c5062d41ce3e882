import { type Ref, useId } from 'react';
import type { EnquiryKind } from '../site/env';
import { formStrings } from '../site/formStrings';
import { successMessages } from '../site/sendMessages';
import { Icon } from '../ui/Icon';
import styles from './Success.module.css';

interface SuccessProps {
  kind: EnquiryKind;
  reference: string;
  ref: Ref<HTMLDivElement>;
}

/** Confirms that an enquiry was sent, with its reference. Receives the focus when it appears. */
export function Success({ kind, reference, ref }: SuccessProps) {
  const titleId = useId();
  const { title, text } = successMessages[kind];
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={titleId} className={styles.success}>
      <p id={titleId} className={styles.title}>
        <Icon name="check" />
        {title}
      </p>
      <p>{text}</p>
      <p>
        {formStrings.reference}: <strong className={styles.reference}>{reference}</strong>
      </p>
    </section>
  );
}
