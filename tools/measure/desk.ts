/**
 * `npm run measure:desk [-- --keys 20]`: measures how long the desk takes from a key to the picture, and from the last key to
 * the findings. It starts the development server on a free port and saves nothing.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../lib/browser';
import { freePort } from '../../lib/freePort';
import { median } from '../../lib/median';
import { DESK_PATH } from '../../plugins/desk/messages';
import { verdict } from './results';
import { table } from './table';

/** Milliseconds. */
const PICTURE_LIMIT = 700;
const FINDINGS_LIMIT = 500;
const START_LIMIT = 240_000;
/** Milliseconds between two keys, in which the page and the findings follow. */
const PAUSE = 2500;
/** A page with most kinds of blocks. */
const FILE = 'pages/index.mdx';

interface Times {
  picture: number[];
  findings: number[];
}

async function answers(origin: string): Promise<void> {
  const until = Date.now() + START_LIMIT;
  while (Date.now() < until) {
    const response = await fetch(origin + DESK_PATH).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('npm start does not serve the desk.');
}

/** Milliseconds from a moment to the first mark of a name after it. */
function timeTo(page: Page, name: string, start: number): Promise<number> {
  return page.evaluate(
    ([mark, from]) =>
      (performance.getEntriesByName(mark).find(({ startTime }) => startTime > from)?.startTime ?? Number.NaN) - from,
    [name, start] as const,
  );
}

/** Types letters into a paragraph and takes the times that the desk marks. */
async function typeLetters(page: Page, keys: number): Promise<Times> {
  const times: Times = { picture: [], findings: [] };
  await page.frameLocator('iframe[title="The page"]').locator('main p').first().click();
  await page.keyboard.press('End');
  for (let key = 0; key < keys; key += 1) {
    const start = await page.evaluate(() => performance.now());
    await page.keyboard.type('a');
    await page.waitForTimeout(PAUSE);
    times.picture.push(await timeTo(page, 'desk-shown', start));
    times.findings.push(await timeTo(page, 'desk-checked', start));
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

function row(name: string, values: readonly number[], limit: number): string[] {
  const typical = median(values);
  const [least, most] = [Math.min(...values), Math.max(...values)].map(Math.round);
  return [name, `${Math.round(typical)} ms`, `${least}-${most} ms`, `${limit} ms`, verdict(typical <= limit)];
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { keys: { type: 'string', default: '20' } } });
  const port = await freePort();
  const start = ['tools/setup/start.mjs', '--port', String(port), '--host', '127.0.0.1', '--no-open'];
  const server = spawn(process.execPath, start, { stdio: 'ignore', detached: true });
  try {
    const origin = `http://127.0.0.1:${port}`;
    console.log('The development server compiles the site …');
    await answers(origin);
    const { picture, findings } = await measure(origin, Number(values.keys));
    const head = ['after a key', 'median', 'all', 'limit', 'verdict'];
    console.log(table([head, row('picture', picture, PICTURE_LIMIT), row('findings', findings, FINDINGS_LIMIT)]));
  } finally {
    if (server.pid) process.kill(-server.pid);
  }
}

void main();
