import type { PageComparison, ShellComparison } from '../compare/pages';
import { differenceOf } from './difference';
import type { Box } from './inPage';
import { takePicture } from './pictures';
import { call, type ReviewBrowser } from './reviewBrowser';

/** A block that looks different although its words did not change. */
export interface Look {
  route: string;
  part: 'main' | 'header' | 'footer';
  /** The box of the block at the width of a desktop. */
  before: Box;
  after: Box;
  /** The heading of the block, if it has one. */
  heading: string | null;
}

const WIDTH = 1280;

interface Subject {
  route: string;
  part: Look['part'];
  /** Indexes of segments whose words changed. */
  changed: { before: number[]; after: number[] };
}

/** Compares a part of a page block by block, so that what moved down because of a taller block above is not a difference. */
async function firstDifferentBlock({ open }: ReviewBrowser, { route, part, changed }: Subject): Promise<Look | null> {
  const [old, fresh] = [await open('before', route, WIDTH), await open('after', route, WIDTH)];
  const before = await call(old, 'blockBoxes', part, changed.before);
  const after = await call(fresh, 'blockBoxes', part, changed.after);
  for (const [index, box] of after.entries()) {
    const other = before[index];
    const { heading } = box;
    if (!other) return { route, part, before: box, after: box, heading };
    const pictures = [await takePicture(old, other), await takePicture(fresh, box)] as const;
    if (differenceOf(...pictures)) return { route, part, before: other, after: box, heading };
  }
  return null;
}

function pageSubject({ route, words }: PageComparison): Subject {
  const indexes = (side: 'before' | 'after') => words.changes.flatMap((change) => change[side]?.index ?? []);
  return { route, part: 'main', changed: { before: indexes('before'), after: indexes('after') } };
}

/** Finds pages, headers and footers whose markup changed in a way that readers can see. */
export async function markupEffects(
  browser: ReviewBrowser,
  pages: readonly PageComparison[],
  shell: readonly ShellComparison[],
): Promise<Look[]> {
  const none = { before: [], after: [] };
  const subjects: Subject[] = [
    ...pages.filter(({ appearance }) => appearance.markup).map(pageSubject),
    ...shell
      .filter(({ markup }) => markup)
      .map(({ routes, part }) => ({ route: routes[0] ?? '/', part, changed: none })),
  ];
  const looks: Look[] = [];
  for (const subject of subjects) {
    const look = await firstDifferentBlock(browser, subject);
    if (look) looks.push(look);
  }
  return looks;
}
