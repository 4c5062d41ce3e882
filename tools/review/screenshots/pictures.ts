import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SCREENSHOT_WIDTHS, type ScreenshotWidth } from '../../../lib/screenshotPage';
import { ALL_PAGES, type ChangeGroup, type Place, type ScreenshotChange } from '../../../plugins/preview/changes';
import { differenceOf } from './difference';
import type { Box } from './inPage';
import { call, type ReviewBrowser, type Side } from './reviewBrowser';

/** Height of the picture of a new page, in CSS pixels. */
const WHOLE_PAGE = 2400;
/** Desktop first. */
const WIDTHS = [...SCREENSHOT_WIDTHS].reverse();
/** How many places are tried until one shows the change at every width. */
const MAX_EXAMPLES = 3;

/** Takes a picture of a part of a page, in its full width. */
export function takePicture(page: Page, { y, height }: Box): Promise<Buffer> {
  const width = page.viewportSize()?.width ?? 0;
  return page.screenshot({ fullPage: true, animations: 'disabled', clip: { x: 0, y, width, height } });
}

type View = Pick<ScreenshotChange, 'subject' | 'width' | 'scheme' | 'isCut'>;

/** Two pictures of the same part, and where they differ. */
interface Pair extends View {
  before: Buffer | null;
  after: Buffer | null;
  difference: Buffer | null;
}

/** Returns null if the pictures show no difference. */
function pairOf(at: View, before: Buffer | null, after: Buffer | null): Pair | null {
  if (!before && !after) return null;
  const difference = before && after ? differenceOf(before, after) : null;
  return before && after && !difference ? null : { ...at, before, after, difference };
}

async function save(folder: string, name: string, pair: Pair): Promise<ScreenshotChange> {
  await mkdir(path.join(folder, 'pictures'), { recursive: true });
  const saved: ScreenshotChange = { ...pair, before: null, after: null, difference: null };
  for (const part of ['before', 'after', 'difference'] as const) {
    const content = pair[part];
    if (!content) continue;
    saved[part] = `pictures/${name}-${pair.width}-${pair.scheme}-${part}.png`;
    await writeFile(path.join(folder, saved[part]), content);
  }
  return saved;
}

/** Saves a pair of pictures; null if they show no difference. */
export async function savePair(
  folder: string,
  name: string,
  at: View,
  before: Buffer | null,
  after: Buffer | null,
): Promise<ScreenshotChange | null> {
  const pair = pairOf(at, before, after);
  return pair && save(folder, name, pair);
}

/** Returns places that can serve as the example: what a visitor sees first. */
function examplesOf({ places }: ChangeGroup): Place[] {
  const main = places.filter(({ part }) => part === 'main');
  return (main.length > 0 ? main : places.filter(({ part }) => part !== 'head')).slice(0, MAX_EXAMPLES);
}

/** A run of new segments is one picture. */
function lengthOf({ kind, differences }: ChangeGroup, place: Place): number {
  return kind === 'words' && (place.before === '' || place.after === '') ? differences.length : 1;
}

async function boxOf(page: Page, { kind }: ChangeGroup, place: Place, length: number, side: Side): Promise<Box | null> {
  if (kind === 'added') {
    // Closed questions would hide their answers; of those with a common name only one can be open.
    const height = await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) {
        details.removeAttribute('name');
        details.setAttribute('open', '');
      }
      return document.documentElement.scrollHeight;
    });
    return { y: 0, height: Math.min(height, WHOLE_PAGE), isCut: height > WHOLE_PAGE };
  }
  if (place.part === 'header' || place.part === 'footer') return call(page, 'shellBox', place.part, place[side]);
  const first = side === 'before' ? place.beforeIndex : place.index;
  if (first === null) return null;
  return call(
    page,
    'segmentBox',
    Array.from({ length }, (_, offset) => first + offset),
    kind === 'moved',
  );
}

async function pairsAt(
  { open }: ReviewBrowser,
  group: ChangeGroup,
  place: Place,
  exampleRoute: string,
): Promise<Pair[]> {
  const route = place.route === ALL_PAGES ? exampleRoute : place.route;
  const subject = place.route === ALL_PAGES ? `${place.part === 'header' ? 'Header' : 'Footer'} of ${route}` : route;
  const take = async (side: Side, width: ScreenshotWidth) => {
    const isThere = group.kind === 'added' ? side === 'after' : place[side] !== '' || place.index !== null;
    if (!isThere) return null;
    const page = await open(side, route, width);
    const box = await boxOf(page, group, place, lengthOf(group, place), side);
    return box && { picture: await takePicture(page, box), isCut: box.isCut ?? false };
  };
  const pairs: (Pair | null)[] = [];
  for (const width of WIDTHS) {
    const [before, after] = [await take('before', width), await take('after', width)];
    const isCut = [before, after].some((taken) => taken?.isCut);
    const view = { subject, width, scheme: 'light', isCut } as const;
    pairs.push(pairOf(view, before?.picture ?? null, after?.picture ?? null));
  }
  return pairs.filter((pair) => pair !== null);
}

/**
 * Takes pictures of an example of a group, cropped to the block that changed. An example that is hidden gives way to the next
 * one: a text that appears only without React, a menu of phones.
 * @param exampleRoute a page on which header and footer can be seen
 */
export async function pictureGroup(
  browser: ReviewBrowser,
  group: ChangeGroup,
  folder: string,
  exampleRoute: string,
): Promise<ScreenshotChange[]> {
  let best: Pair[] = [];
  for (const place of examplesOf(group)) {
    const pairs = await pairsAt(browser, group, place, exampleRoute);
    if (pairs.length > best.length) best = pairs;
    if (best.length === WIDTHS.length) break;
  }
  return Promise.all(best.map((pair) => save(folder, group.mark, pair)));
}
