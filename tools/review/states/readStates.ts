import { readFileSync } from 'node:fs';
import * as cheerio from 'cheerio';
import { allRoutes, htmlFile } from '../../../lib/builtRoutes';
import { hashOf } from '../../../plugins/manifest/normalize';
import { plainSegments } from '../../../plugins/manifest/plainSegments';
import type { BuildPlace, ManifestSegment } from '../../../plugins/manifest/types';
import { listSegments, type TreeElement } from '../../../plugins/preview/segments';
import { type SiteState, states } from '../../../plugins/states/states';
import { call, openReviewBrowser, type ReviewBrowser, type Side } from '../screenshots/reviewBrowser';
import { plainMarkup } from './plainMarkup';
import { severalAtOnce } from './severalAtOnce';
import { type ShownState, showState } from './showState';

const EXAMPLES = '/handbook/blocks/';
const EXAMPLE = '[data-example]';
const ATTEMPTS = 3;

/** A state of the site, or an example of a block, as one build shows it. */
export interface StateReading {
  name: string;
  /** Empty where the words are those of a page. */
  segments: ManifestSegment[];
  /** Hash of its markup. */
  markup: string;
  /** Where an example is in the handbook. */
  example?: { route: string; index: number };
}

/** Returns the address of a state's page in a build; null if no page has what it needs. */
export function pageOf({ page }: SiteState, directory: string): string | null {
  if (typeof page === 'string') return page;
  const has = (route: string) => readFileSync(htmlFile(directory, route), 'utf8').includes(page.containing);
  return allRoutes(directory).find((route) => !route.startsWith('/handbook') && has(route)) ?? null;
}

/** Reads the examples of blocks from the pages of the handbook. */
function readExamples(directory: string): StateReading[] {
  return allRoutes(directory)
    .filter((route) => route.startsWith(EXAMPLES))
    .flatMap((route) => {
      const $ = cheerio.load(readFileSync(htmlFile(directory, route), 'utf8'));
      return $(EXAMPLE)
        .get()
        .map((element, index) => ({
          name: $(element).attr('data-example') ?? '',
          segments: plainSegments(listSegments(element as TreeElement)),
          markup: hashOf(plainMarkup($.html(element))),
          example: { route, index },
        }));
    });
}

/** Both builds with their states in a browser. */
export class StatesBrowser {
  readonly readings: Record<Side, Map<string, StateReading>> = { before: new Map(), after: new Map() };
  /** States that a page should show and that did not appear, in the new build. */
  unreached: string[] = [];

  constructor(
    private readonly browser: ReviewBrowser,
    private readonly places: Record<Side, BuildPlace>,
  ) {}

  /** Shows a state or an example. Whoever asks for it closes it. @returns null if it cannot be reached */
  async show(side: Side, name: string, onlyWords = false): Promise<ShownState | null> {
    const { example } = this.readings[side].get(name) ?? {};
    if (example) {
      const page = await this.browser.open(side, example.route, 1280);
      return { page, element: page.locator(EXAMPLE).nth(example.index), close: async () => {} };
    }
    const state = states.find((one) => one.name === name);
    const route = state && pageOf(state, this.places[side].outDirectory);
    if (!route) return null;
    const { browser, origins, prepare } = this.browser;
    // On a busy machine a page can be too late.
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const shown = await showState(browser, origins[side] + route, state, { prepare, onlyWords }).catch(() => null);
      if (shown) return shown;
    }
    return null;
  }

  /** Reads every state and every example of a build, without pictures. */
  async read(side: Side): Promise<void> {
    const { outDirectory } = this.places[side];
    const known = this.readings[side];
    for (const example of readExamples(outDirectory)) known.set(example.name, example);
    const reachable = states.filter((state) => pageOf(state, outDirectory));
    await severalAtOnce(reachable, async ({ name, hasOwnWords = true }) => {
      const shown = await this.show(side, name, true);
      if (!shown) {
        if (side === 'after') this.unreached.push(name);
        return;
      }
      await shown.element.evaluate((node) => node.setAttribute('data-read', ''));
      const { segments, html } = await call(shown.page, 'readElement', '[data-read]');
      known.set(name, { name, segments: hasOwnWords ? segments : [], markup: hashOf(plainMarkup(html)) });
      await shown.close();
    });
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

/** Reads the states of both builds; null without a browser. */
export async function openStates(
  places: Record<Side, BuildPlace>,
  log: (text: string) => void,
): Promise<StatesBrowser | null> {
  const directories = { before: places.before.outDirectory, after: places.after.outDirectory };
  const browser = await openReviewBrowser(directories).catch(() => null);
  if (!browser) return null;
  log('Reading the states of both builds …');
  const found = new StatesBrowser(browser, places);
  await Promise.all([found.read('before'), found.read('after')]);
  return found;
}
