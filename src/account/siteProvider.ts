import type { AccountProvider, AccountState } from './provider';

const nobody: AccountState = { isLoading: false, user: null, userProfile: null, subscriptionStatus: null };

/** A provider without users. Signing out and refreshing only log that they are disabled. */
export const disabledProvider: AccountProvider = {
  currentState: () => nobody,
  onStateChange: () => () => {},
  completeSignIn: async () => {},
  signOut: async () => console.info('Sign-out is disabled: this site has no sign-in service.'),
  refreshSubscription: async () => {
    console.info('Refreshing the subscription is disabled: this site has no sign-in service.');
    return false;
  },
};

/** The sign-in service of this site. To connect one, write an `AccountProvider` and assign it here. */
export const siteProvider: AccountProvider = disabledProvider;
