/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createMailbox } from '../../../plugins/development/plugin';
import { SEND_PATH } from '../../../src/config/mailSettings';
import { portOf } from '../../../tools/hosting/staticHost';

it('answers OK, lists any request as text, newest first, and passes on other addresses', async () => {
  const mailbox = createMailbox();
  const server = createServer((request, response) => mailbox(request, response, () => response.end('the next one')));
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  const origin = `http://127.0.0.1:${portOf(server)}`;
  const send = (body: string) => fetch(origin + SEND_PATH, { method: 'POST', body });
  const textAt = (path: string) => fetch(origin + path).then((response) => response.text());

  const response = await send(JSON.stringify({ template_params: { message: '<script>alert(1)</script>' } }));
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  await send('<b>no JSON');
  await send(`{"template_params":{"message":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`);
  const html = await textAt('/__mailbox');
  expect(html).toContain('3 requests');
  expect(html.indexOf('no JSON')).toBeLessThan(html.indexOf('alert(1)'));
  expect(html).not.toMatch(/<script>|<b>/);
  expect(await textAt('/contact')).toBe('the next one');
  server.closeAllConnections();
});
