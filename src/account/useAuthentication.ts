import { useMemo, useSyncExternalStore } from 'react';
import type { AccountProvider, AccountState } from './provider';
import { siteProvider } from './siteProvider';

/** What the site knows about the visitor's account, and what can be done with it. */
export type Authentication = AccountState & Pick<AccountProvider, 'completeSignIn' | 'signOut' | 'refreshSubscription'>;

/** The visitor's account, as the site's sign-in service knows it at this moment. */
export function useAuthentication(): Authentication {
  const { currentState, onStateChange, completeSignIn, signOut, refreshSubscription } = siteProvider;
  const state = useSyncExternalStore(onStateChange, currentState, currentState);
  return useMemo(
    () => ({ ...state, completeSignIn, signOut, refreshSubscription }),
    [state, completeSignIn, signOut, refreshSubscription],
  );
}
