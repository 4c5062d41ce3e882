/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { createMailbox } from '../../../plugins/development/plugin';
import { portOf } from '../../../tools/hosting/staticHost';

let server: Server;
let origin: string;

beforeEach(async () => {
  const mailbox = createMailbox();
  server = createServer((request, response) => mailbox(request, response, () => response.end('the next middleware')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${portOf(server)}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const send = (body: string) => fetch(`${origin}/api/v1.0/email/send`, { method: 'POST', body });
const sendMail = (message: string) => send(JSON.stringify({ template_params: { message } }));
const textAt = (path: string) => fetch(origin + path).then((response) => response.text());

it('answers OK, lists requests, newest first, and passes on other addresses', async () => {
  const response = await sendMail('first');
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  await sendMail('second');
  const html = await textAt('/__mailbox');
  expect(html.indexOf('message: second')).toBeLessThan(html.indexOf('message: first'));
  expect(html).toContain('2 requests');
  expect(await textAt('/contact')).toBe('the next middleware');
});

it('shows any request as text', async () => {
  await sendMail('<script>alert(1)</script>');
  await send('<b>no JSON');
  await send(`{"template_params":{"message":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`);
  const html = await textAt('/__mailbox');
  expect(html).toContain('3 requests');
  expect(html).not.toMatch(/<script>|<b>/);
});
