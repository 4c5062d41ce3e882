import { useEffect, useRef } from 'react';
import { strings } from '../facts/strings';
import { showToast } from '../toasts/showToast';
import { ToastHost } from '../toasts/ToastHost';
import { AFTER_PAYMENT, leaveFor, PAYMENT_SUCCESS, SIGN_IN } from './leaveFor';
import { useAuthentication } from './useAuthentication';

/**
 * Checks the subscription after a payment. It renders nothing but toasts.
 *
 * A visitor who is not signed in is redirected to the sign-in page, which says what to do about the payment if the address has a
 * `session_id`. Otherwise, if the address has a `session_id`, the
 * subscription is refreshed once, and a toast tells the visitor if the service reports it as active. The `session_id` itself
 * proves nothing and is then removed from the address.
 */
export default function PaymentReturn() {
  const { isLoading, user, refreshSubscription } = useAuthentication();
  const handled = useRef<string | null>(null);

  useEffect(() => {
    if (isLoading) return;
    const sessionId = new URLSearchParams(window.location.search).get('session_id');
    if (!user) {
      leaveFor(sessionId ? `${SIGN_IN}#${AFTER_PAYMENT}` : SIGN_IN);
      return;
    }
    // The effect runs twice in StrictMode, and again when the user object changes.
    if (!sessionId || handled.current === sessionId) return;
    handled.current = sessionId;
    refreshSubscription().then(
      (isActive) => {
        if (isActive) showToast({ type: 'success', preset: 'stack', ...strings.subscriptionActivated });
        window.history.replaceState(null, '', PAYMENT_SUCCESS);
      },
      (error: unknown) => console.error('The subscription could not be refreshed.', error),
    );
  }, [isLoading, user, refreshSubscription]);

  return <ToastHost />;
}
