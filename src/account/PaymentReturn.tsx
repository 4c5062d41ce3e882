import { useEffect, useSyncExternalStore } from 'react';
import { AFTER_PAYMENT_ANCHOR, SIGN_IN_PAGE } from '../config/paths';
import { strings } from '../facts/strings';
import { showToast } from '../toasts/showToast';
import { ToastHost } from '../toasts/ToastHost';
import { leaveFor } from './leaveFor';
import { siteProvider } from './siteProvider';

/**
 * Checks the subscription after a payment, which the payment service marks by adding `session_id` to the address. Renders only toasts.
 *
 * Refreshes the subscription of a signed-in visitor once and shows a toast if the service reports it as active; the `session_id` itself
 * proves nothing. Anyone else is redirected to the sign-in page, which explains what to do after a payment.
 */
export default function PaymentReturn() {
  const { currentState, onStateChange } = siteProvider;
  const { isLoading, user } = useSyncExternalStore(onStateChange, currentState, currentState);
  // A boolean, because the provider may return a new object for the same user, and the effect must not run again.
  const isSignedIn = user !== null;

  useEffect(() => {
    if (isLoading) return;
    const sessionId = new URLSearchParams(window.location.search).get('session_id');
    if (!isSignedIn) leaveFor(sessionId ? `${SIGN_IN_PAGE}#${AFTER_PAYMENT_ANCHOR}` : SIGN_IN_PAGE);
    else if (sessionId) {
      siteProvider.refreshSubscription().then(
        (isActive) => {
          if (isActive) showToast({ type: 'success', preset: 'stack', ...strings.subscriptionActivated });
          window.history.replaceState(null, '', window.location.pathname);
        },
        (error: unknown) => console.error('The subscription could not be refreshed.', error),
      );
    }
  }, [isLoading, isSignedIn]);

  return <ToastHost />;
}
