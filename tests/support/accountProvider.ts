import type { AccountProvider, AccountState } from '../../src/account/siteProvider';

/** A sign-in service whose state and answers a test sets. */
export function fakeAccountProvider(initial: Partial<AccountState> = {}) {
  let state: AccountState = { isLoading: false, user: null, userProfile: null, subscriptionStatus: null, ...initial };
  const listeners = new Set<() => void>();
  const completeSignIn = jest.fn(async () => {});
  const signOut = jest.fn(async () => {});
  const refreshSubscription = jest.fn(async () => true);
  const provider: AccountProvider = {
    currentState: () => state,
    onStateChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    completeSignIn,
    signOut,
    refreshSubscription,
  };
  return {
    provider,
    completeSignIn,
    refreshSubscription,
    change(next: Partial<AccountState>) {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    },
  };
}
