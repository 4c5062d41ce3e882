/**
 * `npm run measure:desk [-- --keys 20]`: measures how long the desk takes from a key to the picture and to the findings, and from
 * Ctrl+S until the text is saved. It uses a copy of the site with a development server of its own.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../lib/browser';
import { readArguments, readCount } from '../../lib/commandLine';
import { freePort } from '../../lib/freePort';
import { median } from '../../lib/median';
import { copySite, temporaryFolder } from '../../lib/siteCopy';
import { DESK_PATH } from '../../plugins/desk/messages';
import { verdict } from './results';
import { table } from './table';

/** What is measured: the mark that ends it, and its limit in milliseconds. */
const measured = {
  picture: { mark: 'desk-shown', limit: 700 },
  findings: { mark: 'desk-checked', limit: 500 },
  saved: { mark: 'desk-saved', limit: 1000 },
} as const;
type Name = keyof typeof measured;
type Times = Record<Name, number[]>;

/** Milliseconds. */
const START_LIMIT = 300_000;
const MARK_LIMIT = 60_000;
/** Milliseconds between two keys, in which the machine comes to rest. */
const PAUSE = 1000;
/** A page with most kinds of blocks. */
const FILE = 'pages/index.mdx';

/** Waits for the desk and the site behind it. @throws Error with the server's last words */
async function answers(origin: string, lastWords: () => string | null): Promise<void> {
  const until = Date.now() + START_LIMIT;
  while (Date.now() < until) {
    const ended = lastWords();
    if (ended !== null) throw new Error(`npm start ended:\n${ended}`);
    const responses = await Promise.all([origin, origin + DESK_PATH].map((url) => fetch(url).catch(() => null)));
    if (responses.every((response) => response?.ok)) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`npm start does not serve the desk within ${START_LIMIT / 1000} s.`);
}

/** Milliseconds from a moment to the first mark after it. */
async function timeTo(page: Page, name: Name, start: number): Promise<number> {
  const found = await page.waitForFunction(
    ([mark, from]) => performance.getEntriesByName(mark).find(({ startTime }) => startTime > from)?.startTime,
    [measured[name].mark, start] as const,
    { timeout: MARK_LIMIT, polling: 100 },
  );
  return Number(await found.jsonValue()) - start;
}

/** Types letters into a paragraph, saves each, and takes the times that the desk marks. */
async function typeLetters(page: Page, keys: number): Promise<Times> {
  const times: Times = { picture: [], findings: [], saved: [] };
  const now = () => page.evaluate(() => performance.now());
  await page.frameLocator('iframe[title="The page"]').locator('main p').first().click();
  await page.keyboard.press('End');
  // The first key is not counted: it compiles what the later ones use.
  for (let key = 0; key <= keys; key += 1) {
    await page.waitForTimeout(PAUSE);
    const start = await now();
    await page.keyboard.type('a');
    const [picture, findings] = [await timeTo(page, 'picture', start), await timeTo(page, 'findings', start)];
    await page.waitForTimeout(PAUSE);
    const pressed = await now();
    await page.keyboard.press('Control+s');
    const saved = await timeTo(page, 'saved', pressed);
    if (key === 0) continue;
    for (const [name, value] of Object.entries({ picture, findings, saved })) times[name as Name].push(value);
    if (key % 5 === 0) console.log(`${key} of ${keys} keys`);
  }
  return times;
}

async function measure(origin: string, keys: number): Promise<Times> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(START_LIMIT);
    await page.goto(`${origin}${DESK_PATH}/?file=${FILE}`);
    await page.getByRole('button', { name: /^Findings \(/ }).waitFor();
    await page.getByText('The page is being prepared').waitFor({ state: 'hidden' });
    return await typeLetters(page, keys);
  } finally {
    await browser.close();
  }
}

function report(times: Times): string {
  const rows = Object.entries(times).map(([name, values]) => {
    const { limit } = measured[name as Name];
    const typical = median(values);
    const [least, most] = [Math.min(...values), Math.max(...values)].map(Math.round);
    return [name, `${Math.round(typical)} ms`, `${least}-${most} ms`, `${limit} ms`, verdict(typical <= limit)];
  });
  return table([['after a key', 'median', 'all', 'limit', 'verdict'], ...rows]);
}

async function main(): Promise<void> {
  const usage = 'npm run measure:desk [-- --keys 20]';
  const { values } = readArguments(usage, { options: { keys: { type: 'string', default: '20' } } });
  const keys = readCount('--keys', values.keys, usage);
  const directory = temporaryFolder('measure-desk');
  console.log('The site is copied, and the development server compiles it …');
  copySite(directory);
  const port = await freePort();
  const start = ['tools/setup/start.mjs', '--port', String(port), '--host', '127.0.0.1', '--no-open'];
  const server = spawn(process.execPath, start, { cwd: directory, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (data) => {
      output = `${output}${data}`.slice(-2000);
    });
  }
  try {
    const origin = `http://127.0.0.1:${port}`;
    await answers(origin, () => (server.exitCode === null ? null : output));
    const before = loadavg()[0] ?? 0;
    const times = await measure(origin, keys);
    console.log(report(times));
    const loads = [before, loadavg()[0] ?? 0].map((load) => load.toFixed(1)).join(' before, ');
    console.log(`Load of the machine, which has ${availableParallelism()} cores: ${loads} after.`);
  } finally {
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

void main();
