import type { ScreenshotChange } from '../../../plugins/preview/changes';
import type { StateComparison } from '../compare/states';
import { differenceOf } from '../screenshots/difference';
import { savePair, takePicture } from '../screenshots/pictures';
import type { Side } from '../screenshots/reviewBrowser';
import type { StatesBrowser } from './readStates';
import { severalAtOnce } from './severalAtOnce';
import type { ShownState } from './showState';

/** Surroundings of a state in its picture, in CSS pixels. */
const MARGIN = 32;
const MAX_HEIGHT = 1600;

/** Takes a picture of a state in the full width of its page. */
async function pictureOf({ page, element }: ShownState): Promise<{ picture: Buffer; isCut: boolean } | null> {
  const box = await element.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!box) return null;
  const isWhole = box.y >= 0 && box.y + box.height <= height;
  const scrolled = isWhole ? 0 : await page.evaluate(() => scrollY);
  const y = Math.max(0, Math.floor(box.y + scrolled - MARGIN));
  const bottom = Math.ceil(box.y + scrolled + box.height + MARGIN);
  // What is fixed to the window would move in a picture of the whole page.
  if (isWhole) {
    const clip = { x: 0, y, width, height: Math.min(bottom, height) - y };
    return { picture: await page.screenshot({ animations: 'disabled', clip }), isCut: false };
  }
  const isCut = bottom - y > MAX_HEIGHT;
  return { picture: await takePicture(page, { y, height: Math.min(bottom - y, MAX_HEIGHT) }), isCut };
}

/** Shows a state while it is used. @returns null if it cannot be reached */
export async function withState<Result>(
  states: StatesBrowser,
  side: Side,
  name: string,
  use: (shown: ShownState) => Promise<Result>,
): Promise<Result | null> {
  const shown = await states.show(side, name);
  try {
    return shown && (await use(shown));
  } finally {
    await shown?.close();
  }
}

/** Pictures a state before and after, as a visitor meets it. */
export async function pictureState(
  states: StatesBrowser,
  name: string,
  mark: string,
  folder: string,
): Promise<ScreenshotChange[]> {
  const take = (side: Side) =>
    withState(states, side, name, async (shown) => ({
      ...(await pictureOf(shown)),
      isPhone: (shown.page.viewportSize()?.width ?? 0) < 600,
    }));
  const [before, after] = [await take('before'), await take('after')];
  const width = (after ?? before)?.isPhone ? 390 : 1280;
  const at = { subject: name, width, scheme: 'light', isCut: Boolean(before?.isCut || after?.isCut) } as const;
  const pair = await savePair(folder, mark, at, before?.picture ?? null, after?.picture ?? null);
  return pair ? [pair] : [];
}

function differs(one: Buffer, other: Buffer): boolean {
  const widthOf = (png: Buffer) => png.readUInt32BE(16);
  return widthOf(one) !== widthOf(other) || differenceOf(one, other) !== null;
}

/**
 * Finds states and examples with the same words that look different.
 * @param styles whether the stylesheet differs, and whether a change of it is reported
 */
export async function stateLooks(
  states: StatesBrowser,
  compared: readonly StateComparison[],
  styles: { differ: boolean; isReported: boolean },
): Promise<{ name: string; byStyles: boolean }[]> {
  const looks: { name: string; byStyles: boolean }[] = [];
  const take = (side: Side, name: string) =>
    withState(states, side, name, ({ element }) => element.screenshot({ animations: 'disabled' }));
  const look = async ({ name, before, after, words }: StateComparison): Promise<void> => {
    if (!before || !after || words.changes.length + words.moves.length > 0) return;
    const byStyles = before.markup === after.markup;
    // Forms and messages take long to reach, and a change of styles that pages show is reported.
    const isReported = styles.isReported && !after.example && after.segments.length > 0;
    if (byStyles && (!styles.differ || isReported)) return;
    const [old, fresh] = await Promise.all([take('before', name), take('after', name)]);
    if (!old || !fresh || !differs(old, fresh)) return;
    // What differs from one time to the next is not a change.
    const again = byStyles && styles.isReported ? fresh : await take('after', name);
    if (again && !differs(fresh, again)) looks.push({ name, byStyles });
  };
  // Examples share a page.
  for (const example of compared.filter(({ after }) => after?.example)) await look(example);
  await severalAtOnce(
    compared.filter(({ after }) => !after?.example),
    look,
  );
  const order = compared.map(({ name }) => name);
  return looks.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}
