import { useEffect, useSyncExternalStore } from 'react';
import { strings } from '../facts/strings';
import { showToast } from '../toasts/showToast';
import { ToastHost } from '../toasts/ToastHost';
import { AFTER_PAYMENT, leaveFor } from './leaveFor';
import { siteProvider } from './siteProvider';

/**
 * Checks the subscription after a payment. It renders nothing but toasts.
 *
 * A visitor who is not signed in is redirected to the sign-in page, which says what to do about the payment if the address has a
 * `session_id`. With one, the subscription of a signed-in visitor is refreshed once, and a toast says so if the service reports it as
 * active. The `session_id` itself proves nothing and is then removed from the address.
 */
export default function PaymentReturn() {
  const { currentState, onStateChange } = siteProvider;
  const { isLoading, user } = useSyncExternalStore(onStateChange, currentState, currentState);
  // The user may become another object for the same person.
  const isSignedIn = user !== null;

  useEffect(() => {
    if (isLoading) return;
    const hasPaid = new URLSearchParams(window.location.search).get('session_id');
    if (!isSignedIn) leaveFor(hasPaid ? `/auth#${AFTER_PAYMENT}` : '/auth');
    else if (hasPaid) {
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
