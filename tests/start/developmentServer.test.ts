import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { expect, test } from '@playwright/test';
import { openFilledForm, visitor } from '../support/enquiryForms';

test('the development server serves the site and the handbook, and its mailbox receives an enquiry', async ({
  page,
}) => {
  for (const route of ['/', '/handbook']) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const contact = await openFilledForm(page);
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  await page.goto('/__mailbox');
  await expect(page.getByText(visitor.email)).toBeVisible();
});

type Headers = Record<string, string>;

const WEB_SOCKET: Headers = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
};

test('another website gets no answer, and no message of hot reload', async ({ baseURL }) => {
  const own = { origin: String(baseURL) };
  const { host } = new URL(own.origin);
  const ask = (address: string, headers: Headers): ClientRequest =>
    request(new URL(address, own.origin), { headers: { host, ...headers } }).end();

  /** Whether another website gets an answer that browsers let it use. */
  const isReadable = async (address: string, headers: Headers) => {
    const sent = ask(address, headers);
    const [{ statusCode, headers: received }] = await once(sent, 'response');
    sent.destroy();
    const isOpen =
      received['access-control-allow-origin'] || received['cross-origin-resource-policy'] !== 'same-origin';
    return statusCode !== 403 && Boolean(isOpen);
  };

  /** Whether a connection gets messages about the site. webpack-dev-server opens each one and refuses in its first message. */
  const getsUpdates = async (headers: Headers) => {
    const [, socket, head] = await once(ask('/ws', { ...WEB_SOCKET, ...headers }), 'upgrade');
    const [message] = head.length > 0 ? [head] : await once(socket, 'data');
    socket.destroy();
    return !message.includes('Invalid Host/Origin header');
  };

  const foreign = { origin: 'https://elsewhere.example' };
  const renamed = { host: 'elsewhere.example' };
  const script = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' };
  for (const address of ['/', '/main.js', '/__mailbox', '/images/mark.svg'])
    for (const headers of [foreign, renamed, script]) expect(await isReadable(address, headers)).toBe(false);
  expect(await getsUpdates(own)).toBe(true);
  for (const headers of [foreign, { origin: 'null' }, { ...own, ...renamed }])
    expect(await getsUpdates(headers)).toBe(false);
});
