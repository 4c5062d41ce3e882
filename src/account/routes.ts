/** Targets of the account pages. */
export const HOME = '/';
export const SIGN_IN = '/auth';
export const PAYMENT_SUCCESS = '/subscription-success';
