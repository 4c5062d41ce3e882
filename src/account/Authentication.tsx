import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { AccountProvider, AccountState } from './provider';
import { siteProvider } from './siteProvider';

/** What the site knows about the visitor's account, and what can be done with it. */
export type Authentication = AccountState & Pick<AccountProvider, 'completeSignIn' | 'signOut' | 'refreshSubscription'>;

const AuthenticationContext = createContext<Authentication | null>(null);

interface AuthenticationProviderProps {
  /** The sign-in service; the site's own when not said. */
  provider?: AccountProvider;
  children: ReactNode;
}

/** Makes the account known to everything inside. */
export function AuthenticationProvider({ provider = siteProvider, children }: AuthenticationProviderProps) {
  const state = useSyncExternalStore(provider.onStateChange, provider.currentState, provider.currentState);
  const authentication = useMemo<Authentication>(
    () => ({
      ...state,
      completeSignIn: provider.completeSignIn,
      signOut: provider.signOut,
      refreshSubscription: provider.refreshSubscription,
    }),
    [state, provider],
  );
  return <AuthenticationContext value={authentication}>{children}</AuthenticationContext>;
}

/**
 * The visitor's account.
 * @throws Error outside of `AuthenticationProvider`, which stands in `src/theme/Root`
 */
export function useAuthentication(): Authentication {
  const authentication = useContext(AuthenticationContext);
  if (!authentication) throw new Error('useAuthentication needs an AuthenticationProvider around it.');
  return authentication;
}
