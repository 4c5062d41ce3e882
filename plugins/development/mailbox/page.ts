import { counted } from '../../../lib/counted';
import { escapeHtml } from '../../../lib/escapeHtml';
import { answers } from './answers';

/** A received request. */
export interface Delivery {
  arrivedAt: Date;
  /** Name of the response. */
  answer: string;
  /** Request line, headers and body. */
  raw: string;
  /** The template parameters in the body; empty if there are none. */
  params: Record<string, unknown>;
}

/** Text as it is, and any other JSON as JSON: an object may have a `toString` that is no function. */
function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function answerButton(name: string, nextAnswer: string): string {
  const pressed = name === nextAnswer;
  return `<button name="answer" value="${name}" aria-pressed="${pressed}">${answers[name]?.label ?? name}</button>`;
}

function deliveryItem({ arrivedAt, answer, raw, params }: Delivery): string {
  const rows = Object.entries(params).map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(shown(value))}</td></tr>`,
  );
  return `<li><h2>${arrivedAt.toISOString()}, answered: ${answers[answer]?.label ?? answer}</h2>
    <table>${rows.join('')}</table>
    <details><summary>Raw request</summary><pre>${escapeHtml(raw)}</pre></details></li>`;
}

/** The mailbox page: received requests, newest first, and buttons to choose the next response. */
export function mailboxPage(deliveries: readonly Delivery[], nextAnswer: string): string {
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
