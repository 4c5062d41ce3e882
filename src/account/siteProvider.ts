/** The state of the visitor's account. */
export interface AccountState {
  /** True until it is known whether somebody is signed in. Until then, nobody is redirected. */
  isLoading: boolean;
  user: { id: string } | null;
  userProfile: Readonly<Record<string, unknown>> | null;
  /** As the provider names it. */
  subscriptionStatus: string | null;
}

/** A sign-in service. The site uses it only through this interface. */
export interface AccountProvider {
  /** Returns the same object until something changes. */
  currentState: () => AccountState;
  /**
   * Calls the listener after every change of the state.
   * @returns a function that removes the listener
   */
  onStateChange: (listener: () => void) => () => void;
  /** Completes a sign-in with the parameters of `/auth/callback`. Rejects if that signs nobody in. */
  completeSignIn: () => Promise<void>;
  signOut: () => Promise<void>;
  /**
   * Asks the service for the subscription of the signed-in user.
   * @returns whether the service reports an active one, whatever the address says
   */
  refreshSubscription: () => Promise<boolean>;
}

const nobody: AccountState = { isLoading: false, user: null, userProfile: null, subscriptionStatus: null };

/**
 * The sign-in service of this site. There is none yet: nobody is signed in, and signing out and refreshing only log that they
 * are disabled. To connect one, write its `AccountProvider` here.
 */
export const siteProvider: AccountProvider = {
  currentState: () => nobody,
  onStateChange: () => () => {},
  completeSignIn: async () => {},
  signOut: async () => console.info('Sign-out is disabled: this site has no sign-in service.'),
  refreshSubscription: async () => {
    console.info('Refreshing the subscription is disabled: this site has no sign-in service.');
    return false;
  },
};
