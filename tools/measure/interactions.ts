/**
 * `npm run measure:interactions`: measures INP, Interaction to Next Paint (https://web.dev/articles/inp), of the first interactions
 * with pages of `build/`, with a processor slowed down four times. Sends no mail: requests to the mail service are intercepted.
 */
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../lib/chromium.mjs';
import { readArguments, readCount, requireBuild } from '../../lib/commandLine';
import { median, saveResults, verdict, withServedBuild } from './measuring';

const USAGE = `npm run measure:interactions [-- --repeat 3]

Measures INP of the first interactions with pages of build/: menu, question, drawer, typing, submit.`;

/** Milliseconds. */
const LIMIT = 100;
/** How many times slower the processor is. */
const SLOWDOWN = 4;
/** Milliseconds after which an interaction and its effects have ended. Nobody submits a form sooner: `src/forms/Honeypot.tsx`. */
const SETTLED = 3000;
/** The shortest duration that browsers report, in milliseconds. */
const SHORTEST = 16;
/** Milliseconds between keys: about ten a second. */
const KEY_DELAY = 100;

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

/** A visitor's action on a page, and the steps before it. */
interface InteractionCase {
  route: string;
  device: BrowserContextOptions;
  /** Whether the interaction happens while React starts. */
  isEarly?: boolean;
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const contactForm = (page: Page): Locator => page.locator('#contact-form');
const nameField = (page: Page): Locator => contactForm(page).getByLabel('Name');
const submit = (page: Page) => contactForm(page).locator('button[type=submit]').tap();

async function fillContactForm(page: Page): Promise<void> {
  await nameField(page).fill('Ada Lovelace');
  await contactForm(page).getByLabel('Email').fill('ada@example.com');
  await contactForm(page).getByLabel('What are you interested in?').selectOption('support');
  await contactForm(page).getByRole('textbox', { name: 'Message' }).fill('Orders are typed twice.');
  await contactForm(page).getByRole('checkbox').check();
}

const CASES: Record<string, InteractionCase> = {
  menu: { route: '/about', device: DESKTOP, act: (page) => page.locator('header nav button').first().click() },
  question: {
    route: '/pricing',
    device: PHONE,
    prepare: (page) => page.locator('summary').first().scrollIntoViewIfNeeded(),
    act: (page) => page.locator('summary').first().tap(),
  },
  drawer: {
    route: '/about',
    device: PHONE,
    act: (page) => page.locator('header button[commandfor=drawer]').first().tap(),
  },
  typing: {
    route: '/contact',
    device: PHONE,
    isEarly: true,
    prepare: (page) => nameField(page).scrollIntoViewIfNeeded(),
    act: async (page) => {
      await nameField(page).tap();
      await page.keyboard.type('Ada Lovelace', { delay: KEY_DELAY });
    },
  },
  submit: { route: '/contact', device: PHONE, prepare: fillContactForm, act: submit },
  'submit with errors': {
    route: '/contact',
    device: PHONE,
    prepare: (page) => contactForm(page).getByRole('checkbox').check(),
    act: submit,
  },
};

interface WatchedWindow {
  /** Milliseconds of the longest event of each interaction, by the interaction's id. */
  longestEvents: Record<number, number>;
}

/** Runs in the page before its own scripts. */
function watchInteractions(): void {
  const longestEvents: WatchedWindow['longestEvents'] = {};
  Object.assign(window, { longestEvents });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      const id = entry.interactionId ?? 0;
      if (id) longestEvents[id] = Math.max(longestEvents[id] ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const interactionTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() => Object.values((window as unknown as WatchedWindow).longestEvents));

async function openPage(page: Page, url: string, waitUntil: 'networkidle' | 'domcontentloaded'): Promise<void> {
  await page.addInitScript(watchInteractions);
  await page.route('https://**/*', (route) =>
    route.fulfill({
      status: route.request().method() === 'OPTIONS' ? 204 : 200,
      body: 'OK',
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' },
    }),
  );
  await page.goto(url, { waitUntil });
}

/** Returns the duration in milliseconds of a case's longest interaction. */
async function measure(
  browser: Browser,
  origin: string,
  { route, device, isEarly, prepare, act }: InteractionCase,
): Promise<number> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const slowDown = () => session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    if (isEarly) await slowDown();
    await openPage(page, origin + route, isEarly ? 'domcontentloaded' : 'networkidle');
    await prepare?.(page);
    if (!isEarly) await page.waitForTimeout(SETTLED);
    const before = (await interactionTimes(page)).length;
    await slowDown();
    await act(page);
    await page.waitForTimeout(SETTLED);
    return Math.max(SHORTEST, ...(await interactionTimes(page)).slice(before));
  } finally {
    await context.close();
  }
}

async function main(): Promise<void> {
  const { values } = readArguments(USAGE, { options: { repeat: { type: 'string', default: '3' } } });
  requireBuild(USAGE);
  const repeat = readCount('--repeat', values.repeat, USAGE);
  const browser = await chromium.launch(chromiumLaunch);
  const figures: Record<string, { route: string; milliseconds: number; limit: string }> = {};
  await withServedBuild(async (origin) => {
    for (const [name, one] of Object.entries(CASES)) {
      console.error(`${name} …`);
      const times: number[] = [];
      for (let turn = 0; turn < repeat; turn += 1) times.push(await measure(browser, origin, one));
      const milliseconds = median(times);
      figures[name] = { route: one.route, milliseconds, limit: verdict(milliseconds <= LIMIT) };
    }
  });
  await browser.close();
  console.log(`Processor slowed down ${SLOWDOWN} times, medians of ${repeat}, at most ${LIMIT} ms`);
  console.table(figures);
  saveResults('interactions', figures);
}

main();
