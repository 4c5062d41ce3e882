import type { Segment } from '../segments';
import { pageSegments } from './pageSegments';
import { addressOf, type ShownPage } from './shownPage';

const KEY = 'preview-reading';

/** What stands at the top of the window. */
interface Reading {
  route: string;
  text: string;
  /** Which of the segments with this text it is. */
  index: number;
  /** Its distance from the top of the window, in pixels. */
  top: number;
  /** For pages without this text. */
  scrollY: number;
}

const sameText = (segments: readonly Segment<Element>[], text: string) => segments.filter((one) => one.text === text);
const topOf = ({ element }: Segment<Element>) => element.getBoundingClientRect().top;

function remember(route: string): void {
  const segments = pageSegments('main');
  const first = segments.find((segment) => segment.text !== '' && topOf(segment) >= 0);
  const reading: Reading = {
    route,
    text: first?.text ?? '',
    index: first ? sameText(segments, first.text).indexOf(first) : 0,
    top: first ? topOf(first) : 0,
    scrollY,
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(reading));
  } catch {
    // The browser blocks storage; the other version starts at its top.
  }
}

/** Scrolls to what the reviewer saw in the other version of the page. Returns whether they come from there. */
export function continueReading({ route }: ShownPage): boolean {
  try {
    const reading = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Reading | null;
    sessionStorage.removeItem(KEY);
    if (reading?.route !== route) return false;
    const segment = sameText(pageSegments('main'), reading.text)[reading.index];
    const top = segment ? scrollY + topOf(segment) - reading.top : reading.scrollY;
    scrollTo({ top, behavior: 'instant' });
    return true;
  } catch {
    // The browser blocks storage.
    return false;
  }
}

/** Opens the old page in place of the new one, or the new one again, where the reviewer is reading. */
export function openOtherVersion(shown: ShownPage): void {
  remember(shown.route);
  // In place: the way back leads to the previous page, however often a reviewer switched.
  location.replace(`${addressOf({ ...shown, isOld: !shown.isOld })}${location.hash}`);
}
