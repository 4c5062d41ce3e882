import type { AccountProvider, AccountState } from '../../../src/account/siteProvider';

const state: AccountState = {
  isLoading: false,
  user: { id: 'user-1' },
  userProfile: null,
  subscriptionStatus: 'active',
};

/** Replaces `src/account/siteProvider.ts` in the build of `docusaurus.config.ts` beside it. */
export const siteProvider: AccountProvider = {
  currentState: () => state,
  onStateChange: () => () => {},
  completeSignIn: async () => {},
  signOut: async () => {},
  refreshSubscription: async () => true,
};
