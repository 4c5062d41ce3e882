import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../lib/freePort';
import type { BrowserDriver, BrowserPage, BrowserSettings } from './browserPage';

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Takes the buttons of MiniBrowser's toolbar away, which keep its window wider than a phone. */
const WITHOUT_TOOLBAR =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none; }';

/** Code points of keys in WebDriver: https://w3c.github.io/webdriver/#keyboard-actions */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

const keyAction = (type: 'keyDown' | 'keyUp', key: string) => ({ type, value: KEYS[key] ?? key });

type Send = <Value = unknown>(method: string, command: string, body?: object) => Promise<Value>;

/** Writes GTK's settings, which the browser passes on to pages as the system's. */
function writeSettings(folder: string, { motion, contrast }: BrowserSettings): string {
  const home = path.join(folder, `${motion}-${contrast}`);
  mkdirSync(path.join(home, 'gtk-3.0'), { recursive: true });
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), WITHOUT_TOOLBAR);
  const theme = contrast ? 'gtk-theme-name=HighContrast\n' : '';
  writeFileSync(
    path.join(home, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${Number(motion)}\n${theme}`,
  );
  return home;
}

/** Sends WebDriver's commands: https://w3c.github.io/webdriver/#endpoints */
const senderTo =
  (address: string): Send =>
  async (method, command, body) => {
    const response = await fetch(`${address}${command}`, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver, ${command}: ${value.message || value.error}`);
    return value;
  };

function webkitPage(send: Send): BrowserPage {
  const perform = (source: object) => send('POST', '/actions', { actions: [source] });
  const mouse = (action: object) =>
    perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] });
  const keys = (...actions: object[]) => perform({ type: 'key', id: 'keyboard', actions });

  return {
    async goto(address) {
      // A window that has just opened may lose the first navigation to its empty page.
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await send('POST', '/url', { url: address });
        await wait(attempt * 500);
        if ((await send('GET', '/url')) !== 'about:blank') return;
      }
    },
    evaluate: (expression) => send('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    async resize(width, height) {
      const toolbar = await send<number>('POST', '/execute/sync', {
        script: 'return outerHeight - innerHeight',
        args: [],
      });
      await send('POST', '/window/rect', { width, height: height + toolbar });
      for (let attempt = 0; attempt < 40; attempt += 1) {
        const script = 'return innerWidth + " " + innerHeight';
        if ((await send('POST', '/execute/sync', { script, args: [] })) === `${width} ${height}`) return;
        await wait(50);
      }
      throw new Error(`The window of WebKit does not become ${width} × ${height} px.`);
    },
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    mouse: {
      move: (x, y) => mouse({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }),
      down: () => mouse({ type: 'pointerDown', button: 0 }),
      up: () => mouse({ type: 'pointerUp', button: 0 }),
    },
    keyboard: {
      down: (key) => keys(keyAction('keyDown', key)),
      up: (key) => keys(keyAction('keyUp', key)),
      type: (text) => keys(...[...text].flatMap((key) => [keyAction('keyDown', key), keyAction('keyUp', key)])),
    },
    close: () => send('DELETE', ''),
  };
}

/** Drives Debian's WebKitGTK over WebDriver, on a screen that nobody sees. */
export async function webkitDriver(): Promise<BrowserDriver> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 2000x1600x24', WEBKIT_DRIVER, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let attempt = 0; !(await isReady()); attempt += 1) {
    if (attempt === 100) throw new Error('WebKitWebDriver does not start.');
    await wait(100);
  }

  return {
    async open(settings): Promise<BrowserPage> {
      const home = writeSettings(folder, settings);
      const { sessionId } = await senderTo(address)<{ sessionId: string }>('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            pageLoadStrategy: 'none',
            'webkitgtk:browserOptions': {
              binary: '/usr/bin/env',
              args: [
                `XDG_CONFIG_HOME=${home}`,
                BROWSER,
                '--automation',
                `--enable-javascript=${settings.javaScript}`,
                ...(settings.colorScheme === 'dark' ? ['--dark-mode'] : []),
              ],
            },
          },
        },
      });
      return webkitPage(senderTo(`${address}/session/${sessionId}`));
    },
    async close() {
      if (driver.pid) process.kill(-driver.pid);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
