/** Targets of the account pages. */
export const HOME = '/';
export const SIGN_IN = '/auth';
export const PAYMENT_SUCCESS = '/subscription-success';

/** Redirects the visitor to another page of the site. The current page is not kept in the history. */
export function leaveFor(path: string): void {
  window.location.replace(path);
}
