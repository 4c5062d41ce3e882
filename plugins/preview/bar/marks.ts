import type { PreviewChanges } from '../build';

type Mark = PreviewChanges['marks'][number];

const MARK = 'data-preview-change';
/** The elements before, in and after the main content. */
const PARTS = { header: ':has(~ main) *', main: 'main *', footer: 'main ~ * *' };
/** The review puts spaces between elements, so texts are compared without spaces. */
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, '');

export interface MarkedText {
  element: HTMLElement;
  /** Empty for a new text. */
  before: string;
}

/** Returns the innermost element of a part that shows exactly a text and is not marked yet. */
function elementWith({ text, part }: Mark): HTMLElement | undefined {
  const elements = [...document.querySelectorAll<HTMLElement>(`:is(${PARTS[part]}):not(script, style, [${MARK}])`)];
  return elements.findLast((element) => plain(element.textContent) === plain(text));
}

/**
 * Marks the texts of a page that changed or are new. A text that no element shows by itself is not marked.
 * @returns the marked elements, in the order of the page
 */
export function markTexts({ marks }: PreviewChanges, route: string): MarkedText[] {
  const found = marks.flatMap((mark): MarkedText[] => {
    const element = mark.route === route && mark.text ? elementWith(mark) : undefined;
    element?.setAttribute(MARK, mark.before ? 'changed' : 'added');
    return element ? [{ element, before: mark.before }] : [];
  });
  const isAfter = Node.DOCUMENT_POSITION_FOLLOWING;
  return found.sort((one, other) => (one.element.compareDocumentPosition(other.element) & isAfter ? -1 : 1));
}

/** Scrolls to a marked text, opens the `<details>` around it and focuses it, so that screen readers announce it. */
export function showText(element: HTMLElement): void {
  for (let around = element.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const hasReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: hasReducedMotion ? 'auto' : 'smooth' });
}
