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

/** Says that an enquiry was sent, what happens now, and the reference of the mail. It takes the focus. */
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
