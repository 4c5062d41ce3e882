import { type PointedAt, readable } from './messages';

const TEXTS = 'h1, h2, h3, h4, p, li, summary, dt, dd, td, th, figcaption, blockquote, a, button, span, strong, img';
/** Elements to look for first: a click on a bold word or a price means the whole text around it. */
const PARAGRAPHS = 'h1, h2, h3, h4, p, summary, dt, dd, td, th, figcaption, blockquote';
const GROUPS = 'li, article, details, figure, tr, section';
/** Characters above which an element is a group and not a text. */
const LONGEST = 600;

function textOf(element: Element): string {
  return readable(element instanceof HTMLImageElement ? element.alt : (element.textContent ?? ''));
}

/** Every element of the main content with exactly this text, in order. */
function elementsWith(text: string): Element[] {
  return [...document.querySelectorAll(`main :is(${TEXTS})`)].filter((element) => textOf(element) === text);
}

/** Describes what the writer pointed at. For a group, such as a card, it is the headline of the group. */
export function pointedAt(target: Element): PointedAt {
  const closest = target.closest(PARAGRAPHS) ?? target.closest(TEXTS) ?? target;
  const isText = textOf(closest) !== '' && textOf(closest).length <= LONGEST;
  const element = isText ? closest : (target.querySelector('h1, h2, h3, h4, p') ?? target);
  const text = textOf(element).slice(0, LONGEST);
  const index = Math.max(
    elementsWith(text).findIndex((other) => other === element || other.contains(element)),
    0,
  );
  return { text, index, around: textOf(element.parentElement?.closest(GROUPS) ?? element).slice(0, 2000) };
}

/**
 * Scrolls to a text, or to the question whose closed answer has it, and marks it for a moment.
 * @returns whether the page has it
 */
export function reveal(text: string, index: number): boolean {
  const found = elementsWith(text);
  const element = found[index] ?? found[0];
  const shown = element?.closest('details:not([open])')?.querySelector('summary') ?? element;
  if (!shown) return false;
  const { top, bottom } = shown.getBoundingClientRect();
  if (top < 80 || bottom > window.innerHeight) shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  shown.animate([{ outline: '3px solid var(--color-second)', outlineOffset: '4px' }, {}], 1500);
  return true;
}
