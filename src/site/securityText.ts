import { company, origin } from './company';

/**
 * Until when `security.txt` may be relied on: less than a year ahead (RFC 9116). Before you move it, see that mail to the
 * address below is still read by a person. `npm run check:live` fails when fewer than 30 days are left.
 */
export const securityTextExpires = '2027-06-30T00:00:00Z';

/** Where the file lies: https://www.rfc-editor.org/rfc/rfc9116#name-location-of-the-securitytxt */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** The text of `security.txt`: how to tell the company about a weakness. https://www.rfc-editor.org/rfc/rfc9116 */
export function securityText(): string {
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${securityTextExpires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}
