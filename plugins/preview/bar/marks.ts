import type { ChangedPage } from '../changes';
import type { Segment } from '../segments';
import { pageSegments } from './pageSegments';

const MARK = 'data-preview-change';
/** As many characters of a name as distinguish it from others. */
const NAME_CHARACTERS = 40;

/** Whether a segment could be the one that begins with `text` in the report, which also includes names. */
function couldBe({ text: ownText, name }: Segment, text: string): boolean {
  return ownText
    ? text.startsWith(ownText.slice(0, text.length))
    : name !== '' && text.includes(name.slice(0, NAME_CHARACTERS));
}

/** A marked segment and what the report knows about it. */
export interface MarkedChange {
  element: HTMLElement;
  change: ChangedPage['segments'][number];
}

/**
 * Marks the changed segments of the page and removes the marks of the previous page. If the segment at an index has
 * another text than in the report, it is searched by text: React may have added to the page.
 * @returns the marked segments, in the order of the page
 */
export function markChanges(page: ChangedPage | undefined): MarkedChange[] {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  if (!page) return [];

  const segments = pageSegments();
  const found = new Map<Element, ChangedPage['segments'][number]>();
  for (const change of page.segments) {
    const { index, isNew, text } = change;
    const atIndex = segments[index];
    const isSame = (segment: Segment<Element>) =>
      !found.has(segment.element) && segment.text.slice(0, text.length) === text;
    const segment = atIndex && couldBe(atIndex, text) ? atIndex : segments.find(isSame);
    if (!segment) continue;
    segment.element.setAttribute(MARK, isNew ? 'added' : 'changed');
    if (!found.has(segment.element)) found.set(segment.element, change);
  }
  return segments.flatMap(({ element }) => {
    const change = found.get(element);
    return change && element instanceof HTMLElement ? [{ element, change }] : [];
  });
}

/** Scrolls to a changed segment, opens the `<details>` around it and focuses it, so that screen readers announce it. */
export function showChange(change: HTMLElement): void {
  for (let around = change.closest('details'); around; around = around.parentElement?.closest('details') ?? null) {
    around.open = true;
  }
  if (change.tabIndex < 0) change.tabIndex = -1;
  change.focus({ preventScroll: true });
  const hasReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  change.scrollIntoView({ block: 'center', behavior: hasReducedMotion ? 'auto' : 'smooth' });
}
