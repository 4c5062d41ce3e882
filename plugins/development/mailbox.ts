import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { counted } from '../../lib/text';

interface Answer {
  /** Text of the button on the mailbox page. */
  label: string;
  status: number;
  text: string;
}

const SENT = '200';
const NO_ANSWER = 'none';
/** The answers to choose from. The texts are those of EmailJS, as far as its documentation and public issues show them. */
export const answers: Record<string, Answer> = {
  [SENT]: { label: 'Sent', status: 200, text: 'OK' },
  403: { label: 'Refused', status: 403, text: 'API calls are disabled for non-browser applications' },
  429: { label: 'Rate limit', status: 429, text: 'Too Many Requests' },
  500: { label: 'Unavailable', status: 500, text: 'Internal Server Error' },
  key: { label: 'Wrong key', status: 400, text: 'The Public Key is invalid' },
};

const labels: Record<string, string> = {
  ...Object.fromEntries(Object.entries(answers).map(([name, { label }]) => [name, label])),
  [NO_ANSWER]: 'No answer',
};

interface Delivery {
  arrivedAt: Date;
  /** Name of the answer. */
  answer: string;
  /** JSON, if a form sent it. */
  body: string;
}

/** A connection that is closed too early must not end the server. */
const bodyOf = (request: IncomingMessage) => text(request).catch(() => '');

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

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
  return `<li><h2>${arrivedAt.toISOString()}, answered: ${labels[answer]}</h2>
    <table>${rows.join('')}</table>
    <details><summary>Body of the request</summary><pre>${escapeHtml(body)}</pre></details></li>`;
}

/** The mailbox page: received requests, newest first, and buttons to choose the next answer. */
function mailboxPage(deliveries: readonly Delivery[], nextAnswer: string): string {
  const buttons = Object.entries(labels).map(
    ([name, label]) => `<button name="answer" value="${name}" aria-pressed="${name === nextAnswer}">${label}</button>`,
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
<p>Applies to one request. After that, the answer is “Sent” again.</p>
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
  let nextAnswer = SENT;

  function respond(response: ServerResponse, status: number, text: string): void {
    response.writeHead(status, { 'Content-Type': text.startsWith('<') ? 'text/html; charset=utf-8' : 'text/plain' });
    response.end(text);
  }

  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const [pathname] = (request.url ?? '/').split('?');
    if (pathname === '/__mailbox') {
      if (request.method === 'POST') {
        const choice = new URLSearchParams(await bodyOf(request)).get('answer') ?? '';
        if (Object.hasOwn(labels, choice)) nextAnswer = choice;
      }
      respond(response, 200, mailboxPage(deliveries, nextAnswer));
    } else if (request.method === 'POST' && pathname === '/api/v1.0/email/send') {
      const answer = nextAnswer;
      nextAnswer = SENT;
      deliveries.unshift({ arrivedAt: new Date(), answer, body: await bodyOf(request) });
      if (answers[answer]) respond(response, answers[answer].status, answers[answer].text);
    } else next();
  };
}
