import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { counted, escapeHtml } from '../../lib/text';

interface Answer {
  /** Text of the button on the mailbox page. */
  label: string;
  status: number;
  text: string;
}

/** The answers to choose from. The texts are EmailJS's, as far as its public issues and documentation show them. */
export const answers: Record<string, Answer> = {
  200: { label: '200 OK', status: 200, text: 'OK' },
  400: { label: '400 Bad request', status: 400, text: 'Bad request' },
  403: { label: '403 Forbidden', status: 403, text: 'API calls are disabled for non-browser applications' },
  412: {
    label: '412 Mailbox grant',
    status: 412,
    text: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  },
  429: { label: '429 Too many', status: 429, text: 'Too Many Requests' },
  500: { label: '500 Server error', status: 500, text: 'Internal Server Error' },
  template: { label: '400 Template', status: 400, text: 'The template ID not found' },
  service: { label: '400 Service', status: 400, text: 'The service ID not found' },
  key: { label: '400 Public key', status: 400, text: 'The Public Key is invalid' },
  portal: { label: '200 Web page', status: 200, text: '<!doctype html><title>Sign in to this network</title>' },
};

/** Answers that never arrive in full: none at all, one that ends early, and a closed connection. */
const failures: Record<string, { label: string; fail: (response: ServerResponse) => void }> = {
  hang: { label: 'Hang', fail: () => {} },
  cut: {
    label: 'Cut',
    fail: (response) => response.writeHead(200, { 'Content-Length': '2' }).write('O', () => response.destroy()),
  },
  // Browsers repeat a request if a kept-alive connection closes without a single byte.
  offline: { label: 'Offline', fail: ({ socket }) => socket?.end('no answer') },
};

const choices = { ...answers, ...failures };
/** The answer unless another one was chosen. */
const DEFAULT_ANSWER = '200';

interface Delivery {
  arrivedAt: Date;
  /** Name of the answer. */
  answer: string;
  /** JSON, if it is a request of a form. */
  body: string;
}

/** A connection that is closed too early must not end the server. */
const bodyOf = (request: IncomingMessage) => text(request).catch(() => '');

/** Returns the template params of a request; empty if it has none. */
function paramsIn(body: string): [name: string, value: string][] {
  try {
    // Writing a value as JSON fails if it is nested too deeply.
    return Object.entries(JSON.parse(body).template_params ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
  } catch {
    return [];
  }
}

function deliveryItem({ arrivedAt, answer, body }: Delivery): string {
  const rows = paramsIn(body).map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<li><h2>${arrivedAt.toISOString()}, answered: ${choices[answer]?.label}</h2>
    <table>${rows.join('')}</table>
    <details><summary>Body of the request</summary><pre>${escapeHtml(body)}</pre></details></li>`;
}

/** The mailbox page: received requests, newest first, and buttons to choose the next answer. */
function mailboxPage(deliveries: readonly Delivery[], nextAnswer: string): string {
  const buttons = Object.entries(choices).map(
    ([name, { label }]) =>
      `<button name="answer" value="${name}" aria-pressed="${name === nextAnswer}">${label}</button>`,
  );
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
<p>Enquiries arrive here while the site runs on your machine and has no mail service. Nothing leaves your machine, and nothing is kept
when the server stops. <a href="/__mailbox">Reload</a></p>
<h2>Next answer</h2>
<p>Applies to one request. After that, the answer is 200 OK again.</p>
<form method="post" action="/__mailbox">${buttons.join('')}</form>
<h2>${counted(deliveries.length, 'request')}</h2>
<ol>${deliveries.map(deliveryItem).join('')}</ol>
</html>`;
}

/**
 * Stands in for the mail service during development: it accepts the same request, keeps it in memory, and answers as
 * chosen on its page.
 * @returns a middleware that passes on all other requests
 */
export function createMailbox() {
  const deliveries: Delivery[] = [];
  let nextAnswer = DEFAULT_ANSWER;

  function respond(response: ServerResponse, status: number, text: string): void {
    response.writeHead(status, { 'Content-Type': text.startsWith('<') ? 'text/html; charset=utf-8' : 'text/plain' });
    response.end(text);
  }

  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const [pathname] = (request.url ?? '/').split('?');
    if (pathname === '/__mailbox') {
      if (request.method === 'POST') {
        const choice = new URLSearchParams(await bodyOf(request)).get('answer') ?? '';
        if (Object.hasOwn(choices, choice)) nextAnswer = choice;
      }
      respond(response, 200, mailboxPage(deliveries, nextAnswer));
    } else if (request.method === 'POST' && pathname === '/api/v1.0/email/send') {
      const answer = nextAnswer;
      nextAnswer = DEFAULT_ANSWER;
      deliveries.unshift({ arrivedAt: new Date(), answer, body: await bodyOf(request) });
      if (answers[answer]) respond(response, answers[answer].status, answers[answer].text);
      else failures[answer]?.fail(response);
    } else next();
  };
}
