/** Targets of the account pages. */
export const HOME = '/';
export const SIGN_IN = '/auth';
/** The part of the sign-in page for visitors who return from a payment: its anchor and the address's mark. */
export const AFTER_PAYMENT = 'after-payment';
export const PAYMENT_SUCCESS = '/subscription-success';

/** Redirects the visitor to another page of the site. The current page is not kept in the history. */
export function leaveFor(path: string): void {
  window.location.replace(path);
}
