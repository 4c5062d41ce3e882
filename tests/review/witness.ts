/** What the pages of a built site show, read without any code of the review. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../lib/browser';
import { allRoutes } from '../../lib/builtRoutes';
import { serveOnFreePort } from '../../tools/hosting/freeHost';

export interface PageWitness {
  /** Lines of text of the main content, with answers open and the options of fields. */
  lines: string[];
  /** Title and metadata. */
  head: string[];
  /** Every value of the structured data. */
  data: string[];
  /** `text → address` of every link in the main content. */
  links: string[];
  /** Address and content of every picture. */
  pictures: string[];
  /** Lines of header and footer. */
  shell: string[];
  /** Color of every text and inner space of every element; heights and margins depend on when fonts arrive. */
  look: string[];
}

/** Reads every page of a built site in Chromium, in light mode, at the width of a desktop. */
export async function readWitness(directory: string): Promise<Map<string, PageWitness>> {
  const host = await serveOnFreePort(directory);
  const browser = await chromium.launch(chromiumLaunch);
  const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
  // Without its font, which loads slightly late at random, a page has the same height every time.
  await context.route(/\/assets\/(js|css)\/|\.woff2/, (request) => request.abort());
  // tsx calls a helper that pages do not have: https://github.com/privatenumber/tsx/issues/113
  await context.addInitScript('globalThis.__name = (value) => value');
  const found = new Map<string, PageWitness>();
  for (const route of [...allRoutes(directory), '/404']) {
    const page = await context.newPage();
    await page.goto(host.origin + route);
    const { pictures, ...seen } = await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      }
      const linesOf = (text: string) =>
        text
          .split('\n')
          .map((line) => line.replace(/\s+/g, ' ').trim())
          .filter(Boolean);
      const main = document.querySelector('main') as HTMLElement;
      const shell = [...(main.parentElement?.children ?? [])].filter((part) => part.matches('header, footer'));
      const texts = [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a, td')];
      return {
        // biome-ignore lint/performance/useDomNodeTextContent: The lines as they are laid out.
        lines: [...linesOf(main.innerText), ...[...main.querySelectorAll('option')].map(({ text }) => text)],
        head: [
          document.title,
          ...[...document.querySelectorAll('head meta[content]:not([http-equiv])')].map(
            (meta) => meta.getAttribute('content') ?? '',
          ),
        ],
        data: [...document.querySelectorAll('script[type="application/ld+json"]')]
          .flatMap((script) => (script.textContent ?? '').match(/(?<=":)("(\\.|[^"\\])*"|[\d.]+)/g) ?? [])
          .map((value) => String(JSON.parse(value))),
        links: [...main.querySelectorAll('a')].map((link) => `${link.textContent} → ${link.getAttribute('href')}`),
        pictures: [...main.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? ''),
        shell: shell.flatMap((part) => linesOf(part.textContent ?? '')),
        look: [
          ...texts.map((element) => getComputedStyle(element).color),
          ...[...main.querySelectorAll('*')].map((element) => getComputedStyle(element).padding),
        ],
      };
    });
    const contentOf = (address: string) => {
      const file = path.join(directory, address);
      const content = existsSync(file) ? readFileSync(file) : '';
      return `${address.replace(/-[0-9a-f]{32}/, '')} ${createHash('sha256').update(content).digest('hex')}`;
    };
    found.set(route, { ...seen, pictures: pictures.map(contentOf) });
    await page.close();
  }
  await browser.close();
  host.close();
  return found;
}

/** Returns the lines of the host's list of redirects. */
export function readRedirects(directory: string): string[] {
  return readFileSync(path.join(directory, '_redirects'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'));
}

/** What differs between two states of a page, by kind of evidence. */
export type WitnessChange = Partial<Record<keyof PageWitness, { removed: string[]; added: string[] }>>;

function without(list: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return list.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/** Returns what differs on every page, in the order of the witness; pages without a difference are left out. */
export function compareWitnesses(
  before: ReadonlyMap<string, PageWitness>,
  after: ReadonlyMap<string, PageWitness>,
): Map<string, WitnessChange> {
  const found = new Map<string, WitnessChange>();
  const empty: PageWitness = { lines: [], head: [], data: [], links: [], pictures: [], shell: [], look: [] };
  // A new page need not repeat what every page says.
  const usual = [...before.values()].flatMap(({ head }) => head);
  const onlyOwn = (page: PageWitness) => ({ ...page, head: without(page.head, usual), data: [], shell: [] });
  for (const route of new Set([...before.keys(), ...after.keys()])) {
    const [old, seen] = [before.get(route) ?? empty, after.get(route) ?? empty];
    const fresh = before.has(route) ? seen : onlyOwn(seen);
    const change: WitnessChange = {};
    for (const kind of Object.keys(empty) as (keyof PageWitness)[]) {
      const [removed, added] = [without(old[kind], fresh[kind]), without(fresh[kind], old[kind])];
      const isReordered = removed.length + added.length === 0 && old[kind].join('\n') !== fresh[kind].join('\n');
      if (removed.length + added.length > 0 || isReordered) change[kind] = { removed, added };
    }
    if (Object.keys(change).length > 0) found.set(route, change);
  }
  return found;
}
