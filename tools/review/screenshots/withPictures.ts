import type { BuildPlace } from '../../../plugins/manifest/types';
import {
  ALL_PAGES,
  type ChangeGroup,
  type Check,
  changeKinds,
  type ScreenshotChange,
} from '../../../plugins/preview/changes';
import { checkAccessibility } from '../checks/accessibility';
import { appearanceGroups, markupGroup } from '../groups/appearanceGroups';
import { type GroupContext, sourcesOf } from '../groups/context';
import { counted } from '../groups/group';
import { type Look, markupEffects } from './markupEffects';
import { pictureGroup, savePair, takePicture } from './pictures';
import { call, openReviewBrowser, type ReviewBrowser } from './reviewBrowser';
import { type StyleEffect, type StyleEffects, styleEffects } from './styleEffects';

/** With more groups than this, the others have no pictures: a reviewer opens their pages in the preview. */
const MAX_PICTURED = 40;

type Builds = Record<'before' | 'after', BuildPlace>;

async function pictureEffect(
  { open }: ReviewBrowser,
  { route, width, scheme, element, onPhones }: StyleEffect,
  styles: StyleEffects['styles'],
  mark: string,
  folder: string,
): Promise<ScreenshotChange[]> {
  const pairs: (ScreenshotChange | null)[] = [];
  for (const screen of new Set([width, ...(onPhones && scheme === 'light' ? [390 as const] : [])])) {
    const page = await open('after', route, screen);
    await page.emulateMedia({ colorScheme: scheme });
    const take = async (side: 'before' | 'after') => {
      await call(page, 'useStyles', styles[side]);
      const box = await call(page, 'elementBox', element);
      return box && { picture: await takePicture(page, box), isCut: box.isCut ?? false };
    };
    const [before, after] = [await take('before'), await take('after')];
    const view = { subject: route, width: screen, scheme, isCut: Boolean(before?.isCut || after?.isCut) };
    pairs.push(await savePair(folder, mark, view, before?.picture ?? null, after?.picture ?? null));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  return pairs.filter((pair) => pair !== null);
}

async function pictureLook(
  { open }: ReviewBrowser,
  look: Look,
  mark: string,
  folder: string,
): Promise<ScreenshotChange[]> {
  const [before, after] = [await open('before', look.route, 1280), await open('after', look.route, 1280)];
  const pictures = [await takePicture(before, look.before), await takePicture(after, look.after)] as const;
  const view = { subject: look.route, width: 1280, scheme: 'light', isCut: false } as const;
  const pair = await savePair(folder, mark, view, ...pictures);
  return pair ? [pair] : [];
}

function lookOf({ route, part, heading }: Look): { route: string; where: string; part: Look['part'] } {
  const where = {
    main: heading ? `“${heading}”` : 'A block without a heading',
    header: 'The header',
    footer: 'The footer',
  }[part];
  return { route: part === 'main' ? route : ALL_PAGES, where, part };
}

async function lookGroups(browser: ReviewBrowser, context: GroupContext, folder: string): Promise<ChangeGroup[]> {
  const { pages, shell } = context.comparison;
  const looks = await markupEffects(browser, pages, shell);
  const [first] = looks;
  if (!first) return [];
  const sources = looks.flatMap(({ route, part }) => {
    const page = pages.find((candidate) => candidate.route === route)?.after;
    return sourcesOf(context, part === 'main' && page ? page : part === 'main' ? 'header' : part);
  });
  const group = markupGroup(context, looks.map(lookOf), sources);
  return [{ ...group, screenshots: await pictureLook(browser, first, group.mark, folder) }];
}

/** Returns a page that shows a change of header or footer. */
function exampleRoute({ places }: ChangeGroup, { comparison }: GroupContext): string {
  const part = places[0]?.part;
  return comparison.shell.find((shell) => shell.part === part)?.routes[0] ?? '/';
}

export interface Pictured {
  groups: ChangeGroup[];
  checks: Check[];
  notes: string[];
  /** Whether a browser compared how the pages look. */
  isSeen: boolean;
}

/**
 * Adds what needs a browser: changes of appearance, pictures of an example of each group, and the accessibility check.
 * Without a browser the report has words only, and says so.
 */
export async function withPictures(
  reported: readonly ChangeGroup[],
  context: GroupContext,
  builds: Builds,
  folder: string,
  log: (text: string) => void,
): Promise<Pictured> {
  const directories = { before: builds.before.outDirectory, after: builds.after.outDirectory };
  let browser: ReviewBrowser;
  try {
    browser = await openReviewBrowser(directories);
  } catch (error) {
    const [reason] = String((error as Error).message).split('\n');
    const missing =
      'Without a Chromium, this report has no pictures, and changes of appearance and accessibility were not checked. Install one, or name it in CHROMIUM.';
    log(`${missing} (${reason})`);
    const check: Check = { name: 'Accessibility', state: 'skipped', sentence: 'There is no Chromium.', findings: [] };
    return { groups: [...reported], checks: [check], notes: [missing], isSeen: false };
  }
  try {
    const found = await styleEffects(browser, builds, context.comparison.pages, log);
    const appearance = appearanceGroups(context, found);
    const markup = await lookGroups(browser, context, folder);
    const notes: string[] = [];
    const pictured: ChangeGroup[] = [];
    for (const { group, effect } of appearance) {
      pictured.push({ ...group, screenshots: await pictureEffect(browser, effect, found.styles, group.mark, folder) });
    }
    const order = [...reported].sort((one, other) => changeKinds.indexOf(one.kind) - changeKinds.indexOf(other.kind));
    if (order.length > 0) log(`Taking pictures of ${counted(Math.min(order.length, MAX_PICTURED), 'change')} …`);
    const groups = [...pictured, ...markup];
    for (const [index, group] of order.entries()) {
      const route = exampleRoute(group, context);
      const screenshots = index < MAX_PICTURED ? await pictureGroup(browser, group, folder, route) : [];
      groups.push({ ...group, screenshots });
    }
    if (order.length > MAX_PICTURED)
      notes.push(`Only the first ${MAX_PICTURED} of ${order.length} changes have pictures.`);
    const { pages, shell } = context.comparison;
    const otherMarkup = [
      ...shell.flatMap(({ routes }) => routes.slice(0, 1)),
      ...pages.filter(({ before, after }) => before.hashes.main !== after.hashes.main).map(({ route }) => route),
    ];
    const accessibility = await checkAccessibility(browser, groups, otherMarkup, log);
    return { groups, checks: [accessibility], notes, isSeen: true };
  } finally {
    await browser.close();
  }
}
