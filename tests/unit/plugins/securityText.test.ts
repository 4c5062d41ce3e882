/** @jest-environment node */
import { securityText, securityTextExpires } from '../../../plugins/site-files/securityText';
import { company } from '../../../src/facts/company';

const DAY = 24 * 60 * 60 * 1000;
const daysLeft = (Date.parse(securityTextExpires) - Date.now()) / DAY;

it('expires within a year, as RFC 9116 asks', () => {
  expect(daysLeft).toBeLessThan(365);
});

it('names the contact in the format of RFC 9116', () => {
  const fields = securityText().trimEnd().split('\n');
  expect(fields).toContain(`Contact: mailto:${company.email}`);
  for (const field of fields) expect(field).toMatch(/^[A-Z][\w-]+: \S/);
  expect(fields.filter((field) => field.startsWith('Expires: '))).toHaveLength(1);
  expect(securityTextExpires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
});
