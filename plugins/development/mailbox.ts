import type { IncomingMessage, ServerResponse } from 'node:http';
import { counted, escapeHtml } from '../../lib/text';

interface Answer {
  /** Text of the button on the mailbox page. */
  label: string;
  /** HTTP status. Without one, the connection fails. */
  status?: number;
  text?: string;
  /** `hang`: no response. `cut`: the response ends early. `offline`: the connection closes without a response. */
  failure?: 'hang' | 'cut' | 'offline';
}

/** The responses to choose from. The texts are EmailJS's, as far as its public issues and documentation show them. */
export const answers: Record<string, Answer> = {
  200: { label: '200 OK', status: 200, text: 'OK' },
  400: { label: '400 Bad request', status: 400, text: 'Bad request' },
  403: { label: '403 Forbidden', status: 403, text: 'API calls are disabled for non-browser applications' },
  404: { label: '404 Account not found', status: 404, text: 'Account not found' },
  412: {
    label: '412 Mailbox grant',
    status: 412,
    text: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  },
  413: {
    label: '413 Too large',
    status: 413,
    text: 'Variables size limit. The maximum allowed variables size is 50Kb',
  },
  422: { label: '422 No recipient', status: 422, text: 'The recipients address is empty' },
  429: { label: '429 Too many', status: 429, text: 'Too Many Requests' },
  500: { label: '500 Server error', status: 500, text: 'Internal Server Error' },
  template: { label: '400 Template', status: 400, text: 'The template ID not found' },
  service: { label: '400 Service', status: 400, text: 'The service ID not found' },
  key: { label: '400 Public key', status: 400, text: 'The Public Key is invalid' },
  portal: { label: '200 Web page', status: 200, text: '<!doctype html><title>Sign in to this network</title>' },
  hang: { label: 'Hang', failure: 'hang' },
  cut: { label: 'Cut', failure: 'cut' },
  offline: { label: 'Offline', failure: 'offline' },
};

/** The response unless another one was chosen. */
const DEFAULT_ANSWER = '200';

/** A received request. */
interface Delivery {
  arrivedAt: Date;
  /** Name of the response. */
  answer: string;
  /** Request line, headers and body. */
  raw: string;
  /** The template parameters in the body; empty if there are none. */
  params: Record<string, string>;
}

/** Shows a string as it is, and any other value as JSON: calling `toString` of an unknown object may fail. */
function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function answerButton(name: string, nextAnswer: string): string {
  const pressed = name === nextAnswer;
  return `<button name="answer" value="${name}" aria-pressed="${pressed}">${answers[name]?.label ?? name}</button>`;
}

function deliveryItem({ arrivedAt, answer, raw, params }: Delivery): string {
  const rows = Object.entries(params).map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<li><h2>${arrivedAt.toISOString()}, answered: ${answers[answer]?.label ?? answer}</h2>
    <table>${rows.join('')}</table>
    <details><summary>Raw request</summary><pre>${escapeHtml(raw)}</pre></details></li>`;
}

/** The mailbox page: received requests, newest first, and buttons to choose the next response. */
function mailboxPage(deliveries: readonly Delivery[], nextAnswer: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mailbox</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
  form { display: flex; flex-wrap: wrap; gap: .5rem; }
  button { min-height: 2.75rem; padding: 0 1rem; font: inherit; }
  button[aria-pressed=true] { font-weight: 700; outline: 2px solid; }
  ol { padding: 0; list-style: none; }
  h2 { font-size: 1rem; }
  th { padding-inline-end: 1rem; text-align: start; vertical-align: top; }
  td, pre { white-space: pre-wrap; }
</style>
<h1>Mailbox</h1>
<p>Enquiries arrive here while the site runs on your machine and has no mail service. Nothing leaves your machine.
The last 100 are kept until the server stops. <a href="/__mailbox">Reload</a></p>
<h2>Next answer</h2>
<p>Applies to one request. After that, the answer is 200 OK again.</p>
<form method="post" action="/__mailbox">${Object.keys(answers)
    .map((name) => answerButton(name, nextAnswer))
    .join('')}</form>
<h2>${counted(deliveries.length, 'request')}</h2>
<ol>${deliveries.map(deliveryItem).join('')}</ol>
</html>`;
}

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

/** Returns nothing for JSON that is nested too deeply to be written again. */
function paramsIn(body: string): Record<string, string> {
  try {
    const { template_params: params } = JSON.parse(body);
    if (typeof params !== 'object' || params === null) return {};
    return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)]));
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
