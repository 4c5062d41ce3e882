import { company, origin } from '../../src/facts/company';

/**
 * When `security.txt` expires: less than a year ahead (RFC 9116). Before you change it, check that a person still reads
 * mail to the address below. `npm run check:live` fails when fewer than 30 days are left.
 */
export const securityTextExpires = '2027-06-30T00:00:00Z';

/** Where the file is: https://www.rfc-editor.org/rfc/rfc9116#name-location-of-the-securitytxt */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** Returns the text of `security.txt`: how to report a vulnerability. https://www.rfc-editor.org/rfc/rfc9116 */
export function securityText(): string {
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${securityTextExpires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}
