import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '../../../lib/browser';
import { htmlFile } from '../../../lib/builtRoutes';
import { PICTURE_WIDTHS, type Scheme } from '../../../lib/screenshotPage';
import type { PictureChange } from '../../../plugins/preview/changes';
import { type FreeHost, serveOnFreePort } from '../../hosting/freeHost';
import { Camera, type Place } from './camera';
import { differenceOf } from './difference';

/** What shall be pictured, and what could make it look different. */
export interface Subject {
  /** Names the files: `about`, `all-pages-footer`. */
  name: string;
  route: string;
  place: Place;
  hasBefore: boolean;
  hasAfter: boolean;
  /** Its words changed, so that the pictures differ in any case. */
  hasNewWords: boolean;
  doubt: { markup: boolean; styles: boolean; pictures: readonly string[] };
}

export interface Sight {
  pictures: PictureChange[];
  /** It looks different for another reason than its words. */
  hasNewLook: boolean;
}

interface Sides {
  before: { host: FreeHost; directory: string };
  after: { host: FreeHost; directory: string };
}

function isDoubtful({ doubt }: Subject): boolean {
  return doubt.markup || doubt.styles || doubt.pictures.length > 0;
}

async function stylesOf(directory: string, route: string): Promise<string> {
  const html = await readFile(htmlFile(directory, route), 'utf8');
  return /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
}

/** Pictures one subject with one camera and keeps the files when there is something to see. */
async function photographOne(camera: Camera, subject: Subject, sides: Sides, folder: string): Promise<Sight> {
  const { route, place, name } = subject;
  const url = (side: keyof Sides) => sides[side].host.origin + route;
  const before = subject.hasBefore ? await camera.take(url('before'), place) : null;
  const after = subject.hasAfter ? await camera.take(url('after'), place) : null;
  const difference = before && after ? differenceOf(before, after) : null;
  if (before && after && !difference) return { pictures: [], hasNewLook: false };

  let hasNewLook = Boolean(difference) && (subject.doubt.markup || subject.doubt.pictures.length > 0);
  if (difference && !hasNewLook && subject.doubt.styles) {
    // New words or new styles? The new words in the old styles tell.
    const oldStyles = await stylesOf(sides.before.directory, route);
    const unstyled = subject.hasNewWords ? await camera.take(url('after'), place, oldStyles) : before;
    hasNewLook = unstyled === before || Boolean(unstyled && after && differenceOf(unstyled, after));
  }
  // Dark pictures are taken to find another look. New words show in the light ones.
  if (camera.scheme === 'dark' && !hasNewLook) return { pictures: [], hasNewLook };

  const file = async (part: string, content: Buffer | null | undefined) => {
    if (!content) return null;
    const fileName = `pictures/${name}-${camera.width}-${camera.scheme}-${part}.png`;
    await writeFile(path.join(folder, fileName), content);
    return fileName;
  };
  const picture: PictureChange = {
    width: camera.width,
    scheme: camera.scheme,
    place,
    before: await file('before', before),
    after: await file('after', after),
    difference: await file('difference', difference?.marks),
    share: difference?.share ?? 1,
    stops: difference?.stops ?? [],
  };
  return { pictures: [picture], hasNewLook };
}

/**
 * Takes pictures of every subject, before and after, at the widths of a phone and a desktop: light, and dark where
 * something other than words changed and light shows nothing of it.
 * @param folder the report's; the files go into `pictures/` in it
 * @param tell receives how far it is
 * @returns what there is to see, by the subject's name
 */
export async function photograph(
  subjects: readonly Subject[],
  directories: { before: string; after: string },
  folder: string,
  tell: (text: string) => void,
): Promise<Map<string, Sight>> {
  const sights = new Map(subjects.map(({ name }): [string, Sight] => [name, { pictures: [], hasNewLook: false }]));
  if (subjects.length === 0) return sights;
  await mkdir(path.join(folder, 'pictures'), { recursive: true });
  const sides: Sides = {
    before: { host: await serveOnFreePort(directories.before), directory: directories.before },
    after: { host: await serveOnFreePort(directories.after), directory: directories.after },
  };
  const browser = await chromium.launch(chromiumLaunch);

  async function round(scheme: Scheme, chosen: readonly Subject[], openBrowser: Browser): Promise<void> {
    let done = 0;
    const takeAll = async (width: (typeof PICTURE_WIDTHS)[number]) => {
      const camera = await Camera.open(openBrowser, width, scheme);
      for (const subject of chosen) {
        const sight = await photographOne(camera, subject, sides, folder);
        const known = sights.get(subject.name);
        if (known) {
          known.pictures.push(...sight.pictures);
          known.hasNewLook ||= sight.hasNewLook;
        }
        done += 1;
        if (done % 10 === 0) tell(`Pictures, ${scheme}: ${done} of ${chosen.length * PICTURE_WIDTHS.length}`);
      }
      await camera.close();
    };
    await Promise.all(PICTURE_WIDTHS.map(takeAll));
  }

  try {
    await round('light', subjects, browser);
    const onlyDark = subjects.filter((subject) => isDoubtful(subject) && !sights.get(subject.name)?.hasNewLook);
    await round('dark', onlyDark, browser);
  } finally {
    await browser.close();
    sides.before.host.close();
    sides.after.host.close();
  }
  for (const { pictures } of sights.values()) {
    pictures.sort((a, b) => a.scheme.localeCompare(b.scheme) * -1 || a.width - b.width);
  }
  return sights;
}
