import { useMemo, useSyncExternalStore } from 'react';
import type { AccountProvider, AccountState } from './siteProvider';
import { siteProvider } from './siteProvider';

/** The state of the visitor's account, and its actions. */
export type Authentication = AccountState & Pick<AccountProvider, 'completeSignIn' | 'signOut' | 'refreshSubscription'>;

/** Returns the visitor's account and renders again when it changes. */
export function useAuthentication(): Authentication {
  const { currentState, onStateChange, completeSignIn, signOut, refreshSubscription } = siteProvider;
  const state = useSyncExternalStore(onStateChange, currentState, currentState);
  return useMemo(
    () => ({ ...state, completeSignIn, signOut, refreshSubscription }),
    [state, completeSignIn, signOut, refreshSubscription],
  );
}
