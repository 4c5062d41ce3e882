import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { filesIn } from '../../../lib/files';
import { portOf } from '../../../lib/freePort';
import { createStaticHost } from '../../../tools/hosting/staticHost';
import { refusedAnalytics, standInMail } from '../standIns';

const MAIL_PATH = '/api/v1.0/email/send';

/** The first script of every page, before the content policy: records what goes wrong, in every browser alike. */
const RECORDER = `<script>
  window.problems = [];
  const note = (text) => window.problems.push(String(text));
  addEventListener('error', (event) => note(event.message || 'not loaded: ' + (event.target.src || event.target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', (event) => note('policy: ' + event.effectiveDirective + ' ' + event.blockedURI));
  console.error = (...values) => note(values.join(' '));
  // A test fills in a form faster than a person.
  const now = performance.now.bind(performance);
  performance.now = () => now() + 10000;
</script>`;

/** A built site on a server of its own, which is also its mail service, because WebDriver cannot intercept requests. */
export interface SiteServer {
  origin: string;
  mails: { template_params: Record<string, string> }[];
  /** The mail service's answer; null cuts the connection. */
  status: number | null;
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
    if (pathname === MAIL_PATH) site.mails.push(JSON.parse(await text(request)));
    await Promise.all(holds.filter(({ pattern }) => pattern.test(pathname)).map(({ released }) => released));
    // The same cookie keeps the theme.
    if (!request.headers.cookie)
      response.setHeader('Set-Cookie', `${refusedAnalytics.name}=${refusedAnalytics.value}; Path=/`);
    if (pathname !== MAIL_PATH) host.emit('request', request, response);
    else if (site.status === null) response.destroy();
    else response.writeHead(site.status).end('OK');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${portOf(server)}`;
  const copy = copyBuild(build, origin);
  const host = createStaticHost(copy);
  const site: SiteServer = {
    origin,
    mails: [],
    status: 200,
    hold(pattern) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      holds.push({ pattern, released });
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
