import PaymentReturn from '../../account/PaymentReturn';
import { Island } from '../../browser/islands/Island';

/**
 * Checks the subscription after a payment. It renders nothing itself.
 *
 * @useFor `/subscription-success` only, above its text.
 * @notFor any other page: it redirects visitors who are not signed in.
 */
export function SubscriptionSuccess() {
  return <Island name="PaymentReturn" component={PaymentReturn} props={{}} />;
}
