/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answers, createMailbox } from '../../../plugins/development/mailbox';

let server: Server;
let origin: string;

beforeEach(async () => {
  const mailbox = createMailbox();
  server = createServer((request, response) =>
    mailbox(request, response, () => response.writeHead(404).end('the next middleware')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function sendMail(message: string) {
  return fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    body: JSON.stringify({ template_params: { message } }),
    signal: AbortSignal.timeout(2_000),
  });
}

function choose(answer: string) {
  return fetch(`${origin}/__mailbox`, { method: 'POST', body: new URLSearchParams({ answer }) });
}

const page = () => fetch(`${origin}/__mailbox`).then((response) => response.text());

it('responds OK and lists requests, newest first', async () => {
  const response = await sendMail('first');
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  await sendMail('second');
  const html = await page();
  expect(html.indexOf('second')).toBeLessThan(html.indexOf('first'));
  expect(html).toContain('POST /api/v1.0/email/send');
  expect(html).toContain('2 requests');
});

it('escapes requests on its page', async () => {
  await sendMail('<script>alert(1)</script>');
  await fetch(`${origin}/api/v1.0/email/send`, { method: 'POST', body: '<b>no JSON' });
  const html = await page();
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>');
});

const withStatus = Object.entries(answers).filter(([, { status }]) => status !== undefined);
it.each(withStatus)('responds "%s" once', async (name, { status, text }) => {
  await choose(name);
  const response = await sendMail('hello');
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect((await sendMail('again')).status).toBe(200);
});

it.each(['hang', 'cut', 'offline'])('fails with "%s"', async (name) => {
  await choose(name);
  await expect(sendMail('hello').then((response) => response.text())).rejects.toThrow();
  expect(await page()).toContain('1 request');
});

it('survives a request that is nested without end, and keeps the newest 100', async () => {
  const body = `{"template_params":{"message":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`;
  await fetch(`${origin}/api/v1.0/email/send`, { method: 'POST', body });
  expect(await page()).toContain('1 request');
  for (let count = 0; count < 100; count += 1) await sendMail(`Number ${count}.`);
  expect(await page()).toContain('100 requests');
});

it('ignores unknown choices, rejects large requests, and passes on other addresses', async () => {
  await choose('toString');
  expect((await sendMail('hello')).status).toBe(200);
  expect((await sendMail('a'.repeat(1_000_001))).status).toBe(413);
  expect(await (await fetch(`${origin}/contact`)).text()).toBe('the next middleware');
});
