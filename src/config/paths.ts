/** Addresses that several parts of the site and its build know. */

export const SIGN_IN_PAGE = '/auth';
/** The anchor of its part for visitors who return from a payment. */
export const AFTER_PAYMENT_ANCHOR = 'after-payment';

/** Pages with a script that opens another page at once. */
export const redirectingRoutes = ['/auth/callback', '/subscription-success'];

/** The first parts of the addresses that the live site does not have: the handbook, and the files of a preview. */
export const HANDBOOK_DIRECTORY = 'handbook';
export const PREVIEW_DIRECTORY = 'preview';

/** Where `security.txt` is: https://www.rfc-editor.org/rfc/rfc9116#name-location-of-the-securitytxt */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** Names of the files that the build writes beside the pages. */
export const rootFiles = {
  robots: 'robots.txt',
  sitemap: 'sitemap.xml',
  manifest: 'site.webmanifest',
  pageList: 'llms.txt',
} as const;
