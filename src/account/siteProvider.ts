import { disabledProvider } from './disabledProvider';
import type { AccountProvider } from './provider';

/** The sign-in service of this site. To plug one in, write an `AccountProvider` and name it here. */
export const siteProvider: AccountProvider = disabledProvider;
