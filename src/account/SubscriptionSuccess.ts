import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import { notify } from '../notices/notify';
import { labels } from '../site/labels';
import { useAuthentication } from './Authentication';
import { PAYMENT_SUCCESS, SIGN_IN } from './routes';

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
export function SubscriptionSuccess(): null {
  const { isLoading, user, refreshSubscription } = useAuthentication();
  const history = useHistory();
  const sessionId = new URLSearchParams(useLocation().search).get('session_id');
  const handled = useRef<string | null>(null);

  useEffect(() => {
    if (isLoading) return;
    if (!user) {
      history.replace(SIGN_IN);
      return;
    }
    // Effects run twice in StrictMode, and again when the user object changes: the ref makes it once.
    if (!sessionId || handled.current === sessionId) return;
    handled.current = sessionId;
    refreshSubscription().then(
      (isActive) => {
        if (isActive) notify({ type: 'success', ...labels.subscriptionActivated });
        history.replace(PAYMENT_SUCCESS);
      },
      (error: unknown) => console.error('The subscription could not be refreshed.', error),
    );
  }, [isLoading, user, sessionId, refreshSubscription, history]);

  return null;
}
