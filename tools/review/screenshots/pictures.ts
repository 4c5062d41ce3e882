import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SCREENSHOT_WIDTHS, type Scheme, type ScreenshotWidth } from '../../../lib/screenshotPage';
import { ALL_PAGES, type ChangeGroup, type Place, type ScreenshotChange } from '../../../plugins/preview/changes';
import { differenceOf } from './difference';
import type { Box } from './inPage';
import { call, type ReviewBrowser, type Side } from './reviewBrowser';

/** Height of the picture of a new page, in CSS pixels. */
const WHOLE_PAGE = 2400;

/** Takes a picture of a part of a page, in its full width. */
export function takePicture(page: Page, { y, height }: Box): Promise<Buffer> {
  const width = page.viewportSize()?.width ?? 0;
  return page.screenshot({ fullPage: true, animations: 'disabled', clip: { x: 0, y, width, height } });
}

/** Saves a pair of pictures; null if they show no difference. */
export async function savePair(
  folder: string,
  name: string,
  at: { width: ScreenshotWidth; scheme: Scheme },
  before: Buffer | null,
  after: Buffer | null,
): Promise<ScreenshotChange | null> {
  if (!before && !after) return null;
  const marks = before && after ? differenceOf(before, after) : null;
  if (before && after && !marks) return null;
  await mkdir(path.join(folder, 'pictures'), { recursive: true });
  const save = async (part: string, content: Buffer | null) => {
    if (!content) return null;
    const file = `pictures/${name}-${at.width}-${at.scheme}-${part}.png`;
    await writeFile(path.join(folder, file), content);
    return file;
  };
  return {
    ...at,
    before: await save('before', before),
    after: await save('after', after),
    difference: await save('difference', marks),
  };
}

/** Returns the place that serves as the example, and its segments: a run of new segments is one picture. */
function exampleOf({ kind, places, differences }: ChangeGroup): { place: Place; length: number } | null {
  const place = places.find(({ part }) => part === 'main') ?? places.find(({ part }) => part !== 'head');
  if (!place) return null;
  const isRun = kind === 'words' && (place.before === '' || place.after === '');
  return { place, length: isRun ? differences.length : 1 };
}

async function boxOf(page: Page, { kind }: ChangeGroup, place: Place, length: number, side: Side): Promise<Box | null> {
  if (kind === 'added') {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    return { y: 0, height: Math.min(height, WHOLE_PAGE) };
  }
  if (place.part === 'header' || place.part === 'footer') return call(page, 'shellBox', place.part, place[side]);
  const first = side === 'before' ? place.beforeIndex : place.index;
  if (first === null) return null;
  return call(
    page,
    'segmentBox',
    Array.from({ length }, (_, offset) => first + offset),
  );
}

/**
 * Takes pictures of an example of a group, cropped to the block that changed.
 * @param exampleRoutes a page on which header and footer can be seen, by group
 */
export async function pictureGroup(
  { open }: ReviewBrowser,
  group: ChangeGroup,
  folder: string,
  exampleRoute: string,
): Promise<ScreenshotChange[]> {
  const example = exampleOf(group);
  if (!example) return [];
  const { place, length } = example;
  const route = place.route === ALL_PAGES ? exampleRoute : place.route;
  const take = async (side: Side, width: ScreenshotWidth) => {
    const isThere = group.kind === 'added' ? side === 'after' : place[side] !== '' || place.index !== null;
    if (!isThere) return null;
    const page = await open(side, route, width);
    const box = await boxOf(page, group, place, length, side);
    return box && takePicture(page, box);
  };
  const found: (ScreenshotChange | null)[] = [];
  for (const width of [...SCREENSHOT_WIDTHS].reverse()) {
    const at = { width, scheme: 'light' } as const;
    found.push(await savePair(folder, group.mark, at, await take('before', width), await take('after', width)));
  }
  return found.filter((change) => change !== null);
}
