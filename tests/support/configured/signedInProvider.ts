import type { AccountProvider, AccountState } from '../../../src/account/siteProvider';

const nobody: AccountState = { isLoading: false, user: null, userProfile: null, subscriptionStatus: null };
const signedIn: AccountState = { ...nobody, user: { id: 'user-1' }, subscriptionStatus: 'active' };

/**
 * Replaces `src/account/siteProvider.ts` in the build of `docusaurus.config.ts` beside it. Nobody is signed in, except on pages on which a
 * test has set `window.signedIn`.
 */
export const siteProvider: AccountProvider = {
  currentState: () => ('signedIn' in globalThis ? signedIn : nobody),
  onStateChange: () => () => {},
  completeSignIn: async () => {},
  signOut: async () => {},
  refreshSubscription: async () => true,
};
