/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { answers, createMailbox } from '../../../plugins/development/mailbox';
import { portOf } from '../../../tools/hosting/staticHost';

let server: Server;
let origin: string;

beforeEach(async () => {
  const mailbox = createMailbox();
  server = createServer((request, response) =>
    mailbox(request, response, () => response.writeHead(404).end('the next middleware')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${portOf(server)}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function send(body: string) {
  const signal = AbortSignal.timeout(2_000);
  return fetch(`${origin}/api/v1.0/email/send`, { method: 'POST', body, signal });
}

const sendMail = (message: string) => send(JSON.stringify({ template_params: { message } }));

function choose(answer: string) {
  return fetch(`${origin}/__mailbox`, { method: 'POST', body: new URLSearchParams({ answer }) });
}

const page = () => fetch(`${origin}/__mailbox`).then((response) => response.text());

it('answers OK, lists requests, newest first, and passes on other addresses', async () => {
  const response = await sendMail('first');
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  await sendMail('second');
  const html = await page();
  expect(html.indexOf('<td>second')).toBeLessThan(html.indexOf('<td>first'));
  expect(html).toContain('2 requests');
  expect(await (await fetch(`${origin}/contact`)).text()).toBe('the next middleware');
});

it('shows any request as text', async () => {
  await sendMail('<script>alert(1)</script>');
  await send('<b>no JSON');
  await send(`{"template_params":{"message":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`);
  const html = await page();
  expect(html).toContain('3 requests');
  expect(html).not.toMatch(/<script>|<b>/);
});

it.each(Object.entries(answers))('answers "%s" once', async (name, { status, text }) => {
  await choose(name);
  const response = await sendMail('hello');
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect((await sendMail('again')).status).toBe(200);
});

it('keeps a request that it leaves without an answer', async () => {
  await choose('none');
  await expect(sendMail('hello').then((response) => response.text())).rejects.toThrow();
  expect(await page()).toContain('1 request');
});
