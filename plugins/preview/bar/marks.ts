import type { ChangedPage } from '../changes';
import { listSegments, type Segment } from '../segments';

const MARK = 'data-preview-change';
/** Characters of a read-out text that tell it from others. */
const SURE_LENGTH = 40;

/** Whether a segment may be the one whose words begin with `text`; the report adds to them what is only read out. */
function mayBe({ text: words, name }: Segment, text: string): boolean {
  return words
    ? text.startsWith(words.slice(0, text.length))
    : name !== '' && text.includes(name.slice(0, SURE_LENGTH));
}

/**
 * Marks the changed segments of the page and takes away the marks of another page.
 * @returns the marked elements, in the order of the page. A segment that reads differently from what the report says is
 *   looked for by its words, because React may have added to the page as it was served.
 */
export function markChanges(page: ChangedPage | undefined): HTMLElement[] {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  const main = document.querySelector('main');
  if (!page || !main) return [];

  const segments = listSegments<Element>(main);
  const found = new Set<Element>();
  for (const { index, kind, text } of page.segments) {
    const atIndex = segments[index];
    const isSame = (segment: Segment<Element>) =>
      !found.has(segment.element) && segment.text.slice(0, text.length) === text;
    const segment = atIndex && mayBe(atIndex, text) ? atIndex : segments.find(isSame);
    if (!segment) continue;
    segment.element.setAttribute(MARK, kind);
    found.add(segment.element);
  }
  return segments.map(({ element }) => element).filter((element): element is HTMLElement => found.has(element));
}

/** Brings a changed segment into view, opens what hides it, and gives it the focus, so that it is read out. */
export function showChange(change: HTMLElement): void {
  for (let around = change.closest('details'); around; around = around.parentElement?.closest('details') ?? null) {
    around.open = true;
  }
  if (change.tabIndex < 0) change.tabIndex = -1;
  change.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  change.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
}
