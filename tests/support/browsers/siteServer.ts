import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { filesIn } from '../../../lib/filesIn';
import { portOf } from '../../../lib/freePort';
import { createStaticHost } from '../../../tools/hosting/staticHost';
import { refusedAnalytics, standInMail } from '../states/standIns';

const MAIL_PATH = '/api/v1.0/email/send';

/** The first script of every page, before the content policy: records what goes wrong, in every browser alike. */
const RECORDER = `<script>
  window.problems = [];
  const note = (text) => window.problems.push(String(text));
  addEventListener('error', (event) => note(event.message || 'not loaded: ' + (event.target.src || event.target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', (event) => note('policy: ' + event.effectiveDirective + ' ' + event.blockedURI));
  console.error = (...values) => note(values.join(' '));
  addEventListener('pageshow', ({ persisted }) => { window.fromCache = persisted; });
  // A test fills in a form faster than a person.
  const now = performance.now.bind(performance);
  performance.now = () => now() + 10000;
</script>`;

type MailAnswer = { status: number; text: string } | 'cut';

/** A built site on a server of its own, which is also its mail service. No browser is needed to intercept requests. */
export interface SiteServer {
  origin: string;
  /** The paths that were requested. */
  requests: string[];
  mails: { template_params: Record<string, string> }[];
  answer: MailAnswer;
  /** Holds requests whose path matches until the returned function is called. */
  hold(pattern: RegExp): () => void;
  close(): void;
}

/** Copies a build, so that its pages record problems and send mail to this server. */
function copyBuild(build: string, origin: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync(build, copy, { recursive: true });
  for (const name of filesIn(copy).filter((file) => /\.(html|js)$/.test(file))) {
    const file = path.join(copy, name);
    const content = readFileSync(file, 'utf8').replaceAll(standInMail.origin, origin);
    writeFileSync(file, name.endsWith('.html') ? content.replace('<head>', () => `<head>${RECORDER}`) : content);
  }
  return copy;
}

export async function serveSite(build: string): Promise<SiteServer> {
  const holds: { pattern: RegExp; released: Promise<void> }[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== MAIL_PATH) site.requests.push(pathname);
    const mail = pathname === MAIL_PATH ? JSON.parse(await text(request)) : null;
    if (mail) site.mails.push(mail);
    await Promise.all(holds.filter(({ pattern }) => pattern.test(pathname)).map(({ released }) => released));
    // The same cookie keeps the theme.
    if (!request.headers.cookie)
      response.setHeader('Set-Cookie', `${refusedAnalytics.name}=${refusedAnalytics.value}; Path=/`);
    if (mail) reply(response, site.answer);
    else host.emit('request', request, response);
  });
  function reply(response: ServerResponse, answer: MailAnswer) {
    if (answer === 'cut') response.destroy();
    else response.writeHead(answer.status).end(answer.text);
  }

  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${portOf(server)}`;
  const copy = copyBuild(build, origin);
  const host = createStaticHost(copy);
  const site: SiteServer = {
    origin,
    requests: [],
    mails: [],
    answer: { status: 200, text: 'OK' },
    hold(pattern) {
      let release = () => {};
      holds.push({
        pattern,
        released: new Promise<void>((resolve) => {
          release = resolve;
        }),
      });
      return release;
    },
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
  return site;
}
