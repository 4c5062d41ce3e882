import type { Segment } from '../segments';
import { pageSegments, segmentAround } from './pageSegments';

const MARK = 'data-preview-choice';

export interface ChosenWords {
  segment: Segment<Element>;
  words: string;
}

/** Returns all words of a segment. */
export const whole = (segment: Segment<Element>): ChosenWords => ({ segment, words: segment.text || segment.name });

/** Returns the selected words of one segment, or the whole text of a segment in which a longer selection begins. */
export function selectedWords(): ChosenWords | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return null;
  const segment = segmentAround(selection.getRangeAt(0).startContainer);
  const words = selection.toString().replace(/\s+/g, ' ').trim();
  if (!segment || !words) return null;
  return segment.text.includes(words) ? { segment, words } : whole(segment);
}

/**
 * Lets a reviewer choose a segment with a pointer, or with the arrow keys and Enter. Nothing else reacts meanwhile.
 * @param onEnd receives null after Escape
 */
export function chooseSegment(start: Element | null, onEnd: (chosen: ChosenWords | null) => void): void {
  if (document.querySelector(`[${MARK}]`)) return;
  const shown = pageSegments('page').filter(
    ({ element }) => element instanceof HTMLElement && element.checkVisibility(),
  );
  let current = Math.max(
    0,
    shown.findIndex(({ element }) => element === start || element.getBoundingClientRect().top > 0),
  );
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };

  function mark(segment: Segment<Element> | undefined): void {
    document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
    segment?.element.setAttribute(MARK, '');
  }
  function end(chosen: ChosenWords | null): void {
    stop.abort();
    mark(undefined);
    onEnd(chosen);
  }
  function step(direction: number): void {
    current = (current + direction + shown.length) % shown.length;
    mark(shown[current]);
    shown[current]?.element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const isInBar = ({ target }: Event) => target instanceof Element && target.closest('.preview-bar') !== null;

  addEventListener('pointermove', (event) => mark(segmentAround(event.target as Node) ?? shown[current]), options);
  addEventListener(
    'click',
    (event) => {
      if (isInBar(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const segment = segmentAround(event.target as Node);
      if (segment) end(selectedWords() ?? whole(segment));
    },
    options,
  );
  addEventListener(
    'keydown',
    (event) => {
      const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
      const direction = steps[event.key];
      const segment = shown[current];
      if (direction) step(direction);
      else if (event.key === 'Enter' && segment && !isInBar(event)) end(whole(segment));
      else if (event.key === 'Escape') end(null);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    options,
  );
  mark(shown[current]);
}
