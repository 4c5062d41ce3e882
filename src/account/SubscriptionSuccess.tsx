import { useEffect, useRef } from 'react';
import { strings } from '../site/strings';
import { showToast } from '../toasts/showToast';
import { ToastHost } from '../toasts/ToastHost';
import { StartReactSoon } from '../ui/reactUse';
import { leaveFor } from './leaveFor';
import { PAYMENT_SUCCESS, SIGN_IN } from './routes';
import { useAuthentication } from './useAuthentication';

/**
 * What happens after a payment, on the page that thanks for it; it shows nothing itself.
 *
 * @remarks Nobody signed in: on to sign-in. Otherwise an address with a `session_id` has the subscription asked for
 *   once, and the visitor is told if, by the service's word, it is active. The `session_id` itself proves nothing; it
 *   leaves the address when it has served.
 *
 * @useFor `/subscription-success`, above its words, and nowhere else.
 * @notFor every other page: it leads visitors who are not signed in to the sign-in page.
 */
export function SubscriptionSuccess() {
  const { isLoading, user, refreshSubscription } = useAuthentication();
  const handled = useRef<string | null>(null);

  useEffect(() => {
    if (isLoading) return;
    if (!user) {
      leaveFor(SIGN_IN);
      return;
    }
    const sessionId = new URLSearchParams(window.location.search).get('session_id');
    // Effects run twice in StrictMode, and again when the user object changes: the ref makes it once.
    if (!sessionId || handled.current === sessionId) return;
    handled.current = sessionId;
    refreshSubscription().then(
      (isActive) => {
        if (isActive) showToast({ type: 'success', ...strings.subscriptionActivated });
        window.history.replaceState(null, '', PAYMENT_SUCCESS);
      },
      (error: unknown) => console.error('The subscription could not be refreshed.', error),
    );
  }, [isLoading, user, refreshSubscription]);

  return (
    <>
      <StartReactSoon />
      <ToastHost />
    </>
  );
}
