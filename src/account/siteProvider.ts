import { disabledProvider } from './disabledProvider';
import type { AccountProvider } from './provider';

/** The sign-in service of this site. To connect one, write an `AccountProvider` and assign it here. */
export const siteProvider: AccountProvider = disabledProvider;
