/** @jest-environment node */
import { securityText, securityTextExpires } from '../../../plugins/site-files/securityText';
import { company } from '../../../src/site/company';
import { securityTextErrors } from '../../../tools/hosting/live/securityTextErrors';

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

const NOW = Date.parse('2026-06-01T00:00:00Z');
const respond = (text: string, status = 200) =>
  securityTextErrors('https://site.example', async () => new Response(text, { status }), NOW);

it('accepts a date more than 30 days ahead', async () => {
  expect(await respond('Contact: mailto:a@b.com\nExpires: 2026-07-02T00:00:00Z\n')).toEqual([]);
});

it('reports a date that is near, one in the past, and a file that is missing', async () => {
  expect(await respond('Expires: 2026-06-30T00:00:00Z\n')).toEqual([expect.stringContaining('expires on 2026-06-30')]);
  expect(await respond('Expires: 2026-05-30T00:00:00Z\n')).toEqual([expect.stringContaining('expires on 2026-05-30')]);
  expect(await respond('Page not found', 404)).toEqual([expect.stringContaining('is missing')]);
});
