/** A signed-in person. A provider may know more; the site needs no more. */
export interface User {
  id: string;
}

/** What is known at one moment. */
export interface AccountState {
  /** True until it is known whether somebody is signed in. Nobody is sent away before. */
  isLoading: boolean;
  user: User | null;
  userProfile: Readonly<Record<string, unknown>> | null;
  /** The provider's own word for it. */
  subscriptionStatus: string | null;
}

/** A sign-in service. The whole site talks to it through this and through nothing else. */
export interface AccountProvider {
  /** What is known now: the same object until something changes. */
  currentState: () => AccountState;
  /**
   * Calls the listener after every change of the state.
   * @returns a function that ends this
   */
  onStateChange: (listener: () => void) => () => void;
  /** Takes what the sign-in service sent along to `/auth/callback`. Rejects when nobody is signed in by it. */
  completeSignIn: () => Promise<void>;
  signOut: () => Promise<void>;
  /**
   * Asks the service for the subscription of the signed-in user.
   * @returns whether one is active: by what the service says, never by what stands in an address
   */
  refreshSubscription: () => Promise<boolean>;
}
