import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, answers, DEFAULT_ANSWER } from './answers';
import { type Delivery, mailboxPage } from './page';

const SEND_PATH = '/api/v1.0/email/send';
const PAGE_PATH = '/__mailbox';
/** In bytes; more than the mail service accepts. */
const MAXIMUM_SIZE = 1_000_000;
/** Older requests are forgotten. */
const MAXIMUM_DELIVERIES = 100;

type Next = () => void;

/** @throws Error if the body is too large */
async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MAXIMUM_SIZE) throw new Error('The request is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function rawRequest({ method, url, rawHeaders }: IncomingMessage, body: string): string {
  const headers = rawHeaders.flatMap((name, index) => (index % 2 ? [] : [`${name}: ${rawHeaders[index + 1]}`]));
  return [`${method} ${url}`, ...headers, '', body].join('\n');
}

function paramsIn(body: string): Record<string, unknown> {
  try {
    const { template_params: params } = JSON.parse(body);
    return typeof params === 'object' && params !== null ? params : {};
  } catch {
    return {};
  }
}

function respond({ status = 200, text = '', failure }: Answer, response: ServerResponse): void {
  if (failure === 'hang') return;
  if (failure === 'offline') {
    // Browsers repeat a request if a kept-alive connection closes without a single byte.
    response.socket?.end('no answer');
    return;
  }
  if (failure === 'cut') {
    response.writeHead(200, { 'Content-Length': '2' });
    response.write('O', () => response.destroy());
    return;
  }
  response.writeHead(status, { 'Content-Type': text.startsWith('<') ? 'text/html' : 'text/plain' });
  response.end(text);
}

/**
 * Stands in for the mail service during development: it accepts the same request, keeps it in memory, and responds as
 * chosen on its page.
 * @returns a middleware that passes on all other requests
 */
export function createMailbox() {
  const deliveries: Delivery[] = [];
  let nextAnswer = DEFAULT_ANSWER;

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const answer = nextAnswer;
    nextAnswer = DEFAULT_ANSWER;
    deliveries.unshift({ arrivedAt: new Date(), answer, raw: rawRequest(request, body), params: paramsIn(body) });
    deliveries.length = Math.min(deliveries.length, MAXIMUM_DELIVERIES);
    respond(answers[answer] ?? { label: answer }, response);
  }

  async function choose(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = new URLSearchParams(await bodyOf(request)).get('answer') ?? '';
    if (Object.hasOwn(answers, answer)) nextAnswer = answer;
    response.writeHead(303, { Location: PAGE_PATH });
    response.end();
  }

  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const [pathname] = (request.url ?? '/').split('?');
    const fail = () => {
      response.writeHead(413);
      response.end();
    };
    if (request.method === 'POST' && pathname === SEND_PATH) receive(request, response).catch(fail);
    else if (request.method === 'POST' && pathname === PAGE_PATH) choose(request, response).catch(fail);
    else if (pathname === PAGE_PATH) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(mailboxPage(deliveries, nextAnswer));
    } else next();
  };
}
