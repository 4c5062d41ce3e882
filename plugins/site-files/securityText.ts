import { company, origin } from '../../src/facts/company';

/** Where the file is: https://www.rfc-editor.org/rfc/rfc9116#name-location-of-the-securitytxt */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/**
 * Returns the text of `security.txt`: how to report a vulnerability. It expires 11 months after the month of the build, so that every
 * deploy renews it: RFC 9116 recommends less than a year. `npm run check:live` fails when a site has not been deployed for 10 months.
 */
export function securityText(now = new Date()): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11));
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}
