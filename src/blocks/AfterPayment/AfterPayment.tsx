import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { AFTER_PAYMENT_ANCHOR } from '../../config/paths';
import { required } from '../checks';
import { Section } from '../Section/Section';
import styles from './AfterPayment.module.css';

interface AfterPaymentProps {
  /** The heading. */
  title: string;
  /** What to do now: paragraphs and lists. */
  children: ReactNode;
}

/**
 * A section that only visitors see whom `<SubscriptionSuccess>` has redirected, at `/auth#after-payment`.
 *
 * @useFor `/auth` only: what to do after a payment while nobody can sign in.
 * @notFor any other page: nobody would see it.
 */
export function AfterPayment({ title, children }: AfterPaymentProps) {
  useBrokenLinks().collectAnchor(AFTER_PAYMENT_ANCHOR);
  return (
    <div id={AFTER_PAYMENT_ANCHOR} className={styles.hidden}>
      <Section title={required('AfterPayment', 'title', title)} tone="light" layout="split">
        {children}
      </Section>
    </div>
  );
}
