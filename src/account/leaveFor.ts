/** The anchor of the part of the sign-in page for visitors who return from a payment. */
export const AFTER_PAYMENT = 'after-payment';

/** Redirects the visitor to another page of the site, without an entry in the history. A module, so that tests can replace it. */
export function leaveFor(path: string): void {
  window.location.replace(path);
}
