import type { PreviewChanges } from '../changes';

const MARK = 'data-preview-change';
/** The review puts spaces between elements, so texts are compared without spaces. */
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, '');

export interface MarkedText {
  element: HTMLElement;
  /** Empty for a new text. */
  before: string;
}

/** Returns the innermost element that shows exactly a text and is not marked yet. */
function elementWith(text: string): HTMLElement | undefined {
  const sought = plain(text);
  const elements = [...document.body.querySelectorAll<HTMLElement>(`:not(script, style, [${MARK}])`)];
  return elements.findLast((element) => plain(element.textContent) === sought);
}

/**
 * Marks the texts of a page that changed or are new. A text that no element shows by itself is not marked.
 * @returns the marked elements, in the order of the page
 */
export function markTexts({ marks }: PreviewChanges, route: string): MarkedText[] {
  const befores = new Map<HTMLElement, string>();
  for (const { text, before } of marks.filter((mark) => mark.route === route && mark.text)) {
    const element = elementWith(text);
    element?.setAttribute(MARK, before ? 'changed' : 'added');
    if (element) befores.set(element, before);
  }
  const inOrder = [...document.querySelectorAll<HTMLElement>(`[${MARK}]`)];
  return inOrder.map((element) => ({ element, before: befores.get(element) ?? '' }));
}

/** Scrolls to a marked text, opens the `<details>` around it and focuses it, so that screen readers announce it. */
export function showText(element: HTMLElement): void {
  for (let around = element.closest('details'); around; around = around.parentElement?.closest('details') ?? null) {
    around.open = true;
  }
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const hasReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: hasReducedMotion ? 'auto' : 'smooth' });
}
