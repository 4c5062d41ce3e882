/** @jest-environment node */
import { securityText } from '../../../plugins/site-files/plugin';
import { company } from '../../../src/facts/company';

it('names the contact, and expires 10 to 11 months after the build', () => {
  for (const [built, expires] of [
    ['2027-01-31T23:00:00Z', '2027-12-01T00:00:00.000Z'],
    ['2028-02-29T00:00:00Z', '2029-01-01T00:00:00.000Z'],
  ] as const) {
    const fields = securityText(new Date(built)).trimEnd().split('\n');
    expect(fields).toEqual(expect.arrayContaining([`Contact: mailto:${company.email}`, `Expires: ${expires}`]));
    for (const field of fields) expect(field).toMatch(/^[A-Z][\w-]+: \S/);
  }
});
