import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Plugin } from '@docusaurus/types';
import { pluralize } from '../../lib/text';
import { SEND_PATH } from '../../src/config/mailSettings';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns the template params of a request, one on a line; the whole body if a form did not send it. */
function paramsIn(body: string): string {
  try {
    // Converting a value to text fails if it is nested too deeply.
    return Object.entries(JSON.parse(body).template_params)
      .map((param) => param.join(': '))
      .join('\n');
  } catch {
    return body;
  }
}

/** The mailbox page: received requests, newest first. */
function mailboxPage(deliveries: readonly { arrivedAt: Date; body: string }[]): string {
  const items = deliveries.map(
    ({ arrivedAt, body }) => `<h2>${arrivedAt.toISOString()}</h2><pre>${escapeHtml(paramsIn(body))}</pre>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mailbox</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<h1>Mailbox</h1>
<p>Enquiries arrive here while the site runs on your machine and has no mail service. Nothing leaves your machine, and nothing is kept
when the server stops. <a href="/__mailbox">Reload</a></p>
<p>${pluralize(deliveries.length, 'request')}</p>
${items.join('')}
</html>`;
}

/**
 * Stands in for the mail service during development: it accepts the same request, and keeps it in memory.
 * @returns a middleware that passes on all other requests
 */
export function createMailbox() {
  const deliveries: { arrivedAt: Date; body: string }[] = [];

  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const [pathname] = (request.url ?? '/').split('?');
    if (pathname === '/__mailbox') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(mailboxPage(deliveries));
    } else if (request.method === 'POST' && pathname === SEND_PATH) {
      // If the connection is closed too early, reading fails, and the server must go on.
      deliveries.unshift({ arrivedAt: new Date(), body: await text(request).catch(() => '') });
      response.end('OK');
    } else next();
  };
}

/** A middleware of webpack-dev-server. */
interface Middleware {
  name: string;
  middleware: unknown;
}

/** Inserts the mailbox after the development server's checks of `Host` and `Origin`, and before the pages. */
function addMailbox(middlewares: Middleware[]): Middleware[] {
  const lastCheck = middlewares.findIndex(({ name }) => name === 'cross-origin-header-check');
  middlewares.splice(lastCheck + 1, 0, { name: 'mailbox', middleware: createMailbox() });
  // webpack-merge calls Docusaurus' own function and this one with the same list, and concatenates what they return.
  return [];
}

/** Adds the mailbox to the development server, and lets the server refuse requests from other websites. */
export default function developmentServer(): Plugin {
  return {
    name: 'development-server',
    configureWebpack(_config, isServer) {
      if (isServer) return;
      // The bundler's types lack `devServer`, which belongs to webpack-dev-server.
      const configuration: object = {
        devServer: {
          // Docusaurus allows every host, and with it every origin. 'auto' is webpack-dev-server's default: this machine's names and IP addresses.
          allowedHosts: 'auto',
          // A function replaces Docusaurus' headers, which let every website read the responses.
          headers: () => ({}),
          setupMiddlewares: addMailbox,
        },
      };
      return configuration;
    },
  };
}
