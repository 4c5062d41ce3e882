/**
 * `npm run test:start`: starts the development server with `npm start`, opens a page and the handbook, sends the contact form and finds
 * it in the mailbox. It also asks as another website would. The first start compiles the whole site, so it is not part of `npm test`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type ClientRequest, createServer, request } from 'node:http';
import { chromium, expect } from '@playwright/test';
import { readArguments } from '../../lib/arguments.mjs';
import { chromiumLaunch } from '../../lib/chromium.mjs';
import { portOf } from '../../tools/hosting/staticHost';
import { fillContactForm, openContact, visitor } from '../support/enquiryForms';

/** Milliseconds for the first compilation. */
const START_LIMIT = 180_000;
/** Milliseconds for an answer of the server that has started. */
const ANSWER_LIMIT = 30_000;

/** Finds a port that nothing is using. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  return port;
}

async function answers(origin: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + START_LIMIT;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`npm start ended with status ${server.exitCode}.`);
    const response = await fetch(origin).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`npm start did not serve ${origin} within ${START_LIMIT / 1000} s.`);
}

async function useSite(origin: string): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage({ baseURL: origin });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    await page.goto('/handbook');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await openContact(page);
    const contact = await fillContactForm(page);
    await contact.submit.click();
    await expect(contact.success).toBeVisible();
    await page.goto('/__mailbox');
    await expect(page.getByRole('cell', { name: visitor.email })).toBeVisible();
  } finally {
    await browser.close();
  }
}

function ask(port: number, path: string, headers: Record<string, string>): ClientRequest {
  const sent = request({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}`, ...headers } });
  sent.setTimeout(ANSWER_LIMIT, () => sent.destroy(new Error(`No answer to ${path} within ${ANSWER_LIMIT} ms.`)));
  return sent.end();
}

/** Whether another website gets an answer that browsers let it use. */
async function isReadable(port: number, path: string, headers: Record<string, string>): Promise<boolean> {
  const sent = ask(port, path, headers);
  const [{ statusCode, headers: received }] = await once(sent, 'response');
  sent.destroy();
  const isKept = !received['access-control-allow-origin'] && received['cross-origin-resource-policy'] === 'same-origin';
  return statusCode !== 403 && !isKept;
}

/** Whether a connection for hot reload gets messages about the site. webpack-dev-server opens each one and refuses in its first message. */
async function getsUpdates(port: number, headers: Record<string, string>): Promise<boolean> {
  const [, socket, head] = await once(ask(port, '/ws', { ...WEB_SOCKET, ...headers }), 'upgrade');
  const [message] = head.length > 0 ? [head] : await once(socket, 'data');
  socket.destroy();
  return !message.includes('Invalid Host/Origin header');
}

const WEB_SOCKET = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
};

async function refuseStrangers(port: number): Promise<void> {
  const own = { origin: `http://localhost:${port}` };
  const foreign = { origin: 'https://elsewhere.example' };
  const renamed = { host: 'elsewhere.example' };
  const script = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' };
  for (const path of ['/', '/main.js', '/__mailbox', '/images/mark.svg'])
    for (const headers of [foreign, renamed, script]) expect(await isReadable(port, path, headers)).toBe(false);
  expect(await getsUpdates(port, own)).toBe(true);
  for (const headers of [foreign, { origin: 'null' }, { ...own, ...renamed }])
    expect(await getsUpdates(port, headers)).toBe(false);
}

async function main(): Promise<void> {
  readArguments('npm run test:start\n\nStarts the development server, sends a form and reads it in the mailbox.', {});
  const port = await freePort();
  const server = spawn(process.execPath, ['tools/setup/start.mjs', '--port', String(port), '--no-open'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own: npx starts another process, which must end too.
    detached: true,
  });
  try {
    const origin = `http://localhost:${port}`;
    await answers(origin, server);
    await refuseStrangers(port);
    await useSite(origin);
    console.log(
      'The development server serves the site and the handbook, the mailbox receives an enquiry, and strangers get no answer.',
    );
  } finally {
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
  }
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
