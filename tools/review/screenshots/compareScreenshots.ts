import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../../lib/browser';
import { htmlFile } from '../../../lib/builtRoutes';
import { newScreenshotPage, SCREENSHOT_WIDTHS, type Scheme, type ScreenshotWidth } from '../../../lib/screenshotPage';
import type { ScreenshotChange } from '../../../plugins/preview/changes';
import { type FreeHost, serveOnFreePort } from '../../hosting/freeHost';
import { type AppearanceCauses, couldLookDifferent } from '../compare/pages';
import { differenceOf } from './difference';
import { type Place, takeScreenshot } from './takeScreenshot';

/** Part of a page that is compared in screenshots. */
export interface Subject {
  /** Names the files: `about`, `all-pages-footer`. */
  name: string;
  route: string;
  place: Place;
  hasBefore: boolean;
  hasAfter: boolean;
  /** If the words changed, the screenshots differ in any case. */
  hasNewWords: boolean;
  appearanceCauses: AppearanceCauses;
}

export interface VisualComparison {
  screenshots: ScreenshotChange[];
  /** Whether something other than the words looks different. */
  hasNewAppearance: boolean;
}

export const NO_DIFFERENCE: VisualComparison = { screenshots: [], hasNewAppearance: false };

type Hosts = Record<'before' | 'after', FreeHost & { directory: string }>;

async function stylesOf(directory: string, route: string): Promise<string> {
  const html = await readFile(htmlFile(directory, route), 'utf8');
  return /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
}

/** Compares one subject at one width and in one color scheme, and saves the screenshots if they differ. */
async function compareOne(
  page: Page,
  width: ScreenshotWidth,
  scheme: Scheme,
  subject: Subject,
  hosts: Hosts,
  folder: string,
): Promise<VisualComparison> {
  const { route, place, name, appearanceCauses: causes } = subject;
  const take = (side: keyof Hosts, styles?: string) => takeScreenshot(page, hosts[side].origin + route, place, styles);
  const before = subject.hasBefore ? await take('before') : null;
  const after = subject.hasAfter ? await take('after') : null;
  const difference = before && after ? differenceOf(before, after) : null;
  if (before && after && !difference) return NO_DIFFERENCE;

  let hasNewAppearance = difference !== null && (causes.markup || causes.images.length > 0);
  if (difference && !hasNewAppearance && causes.styles) {
    // If the words changed too, a screenshot of the new words in the old styles tells the two causes apart.
    const restyled = subject.hasNewWords ? await take('after', await stylesOf(hosts.before.directory, route)) : before;
    hasNewAppearance = restyled === before || Boolean(restyled && after && differenceOf(restyled, after));
  }
  // New words are shown in light mode. Dark mode is only for a different appearance.
  if (scheme === 'dark' && !hasNewAppearance) return NO_DIFFERENCE;

  const save = async (part: string, content: Buffer | null | undefined) => {
    if (!content) return null;
    const file = `pictures/${name}-${width}-${scheme}-${part}.png`;
    await writeFile(path.join(folder, file), content);
    return file;
  };
  const screenshot: ScreenshotChange = {
    width,
    scheme,
    place,
    before: await save('before', before),
    after: await save('after', after),
    difference: await save('difference', difference?.marks),
    share: difference?.share ?? 1,
    stops: difference?.stops ?? [],
  };
  return { screenshots: [screenshot], hasNewAppearance };
}

/**
 * Compares screenshots of every subject at the widths of a phone and a desktop: in light mode, and in dark mode if
 * something other than the words changed and light mode does not show it.
 * @param folder of the report; the files are written to `pictures/` in it
 * @param log receives the progress
 * @returns the results by the subject's name
 */
export async function compareScreenshots(
  subjects: readonly Subject[],
  directories: { before: string; after: string },
  folder: string,
  log: (text: string) => void,
): Promise<Map<string, VisualComparison>> {
  const results = new Map(subjects.map(({ name }) => [name, NO_DIFFERENCE]));
  if (subjects.length === 0) return results;
  await mkdir(path.join(folder, 'pictures'), { recursive: true });
  const host = async (directory: string) => ({ ...(await serveOnFreePort(directory)), directory });
  const hosts: Hosts = { before: await host(directories.before), after: await host(directories.after) };
  const browser = await chromium.launch(chromiumLaunch);

  async function compareAll(scheme: Scheme, chosen: readonly Subject[]): Promise<void> {
    let done = 0;
    const compareAt = async (width: ScreenshotWidth) => {
      // The page's own Content-Security-Policy would block the style that hides header and footer.
      const page = await newScreenshotPage(browser, width, scheme, { bypassCSP: true });
      for (const subject of chosen) {
        const found = await compareOne(page, width, scheme, subject, hosts, folder);
        const known = results.get(subject.name) ?? NO_DIFFERENCE;
        results.set(subject.name, {
          screenshots: [...known.screenshots, ...found.screenshots],
          hasNewAppearance: known.hasNewAppearance || found.hasNewAppearance,
        });
        done += 1;
        if (done % 10 === 0) log(`Screenshots, ${scheme}: ${done} of ${chosen.length * SCREENSHOT_WIDTHS.length}`);
      }
      await page.context().close();
    };
    await Promise.all(SCREENSHOT_WIDTHS.map(compareAt));
  }

  try {
    await compareAll('light', subjects);
    const unexplained = ({ name, appearanceCauses }: Subject) =>
      couldLookDifferent(appearanceCauses) && !results.get(name)?.hasNewAppearance;
    await compareAll('dark', subjects.filter(unexplained));
  } finally {
    await browser.close();
    hosts.before.close();
    hosts.after.close();
  }
  for (const { screenshots } of results.values()) {
    screenshots.sort((a, b) => b.scheme.localeCompare(a.scheme) || a.width - b.width);
  }
  return results;
}
