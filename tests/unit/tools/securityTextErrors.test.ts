/** @jest-environment node */
import { securityTextErrors } from '../../../tools/hosting/live/securityTextErrors';

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
