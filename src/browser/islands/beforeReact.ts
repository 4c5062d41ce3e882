import { closest } from '../closest';

/**
 * Milliseconds until a page starts React. The `load` event is too early: on a fast network it comes before the
 * first paint, and 110 kB of scripts would compete with the font and the drawings that the paint needs.
 */
const START_DELAY = 500;

/** The id of an inert template with the scripts that React needs, which `plugins/islands/plugin.ts` adds to a page. */
export const REACT_TEMPLATE = 'react-scripts';

/** The attributes of an island's element: its name, and its props as JSON. */
export const ISLAND_ATTRIBUTE = 'data-island';
export const PROPS_ATTRIBUTE = 'data-props';

/** The attribute of `<html>` on a page of the handbook, which Docusaurus' client hydrates as a whole. */
export const CLIENT_ATTRIBUTE = 'data-client';

/** Starts React on pages with islands and in the handbook. */
export function startReact(): void {
  const template = document.getElementById(REACT_TEMPLATE) as HTMLTemplateElement | null;
  if (!template) return;
  const start = () => {
    for (const script of template.content.querySelectorAll('script')) {
      // Keeps their order. A script from a template is async by default.
      script.async = false;
      document.head.append(script);
    }
  };
  // Only React can apply a query, such as the interest that a form starts with, so it starts at once.
  setTimeout(start, location.search ? 0 : START_DELAY);
}

/** The button of an island without a form. In a form, only extensions have buttons before React runs. */
const BUTTON = 'button[type=button]:not(form *)';

/**
 * Marks the island of a form that is submitted, or of a button that is clicked, before React runs. The form's method `dialog`
 * sends nothing; `replay` does both again.
 */
export function markEarlyEvents(): void {
  const mark = (event: Event, name: string) => closest(event, `[${ISLAND_ATTRIBUTE}]`)?.setAttribute(name, '');
  addEventListener('submit', (event) => mark(event, 'data-submitted'));
  addEventListener('click', (event) => {
    if (closest(event, BUTTON) && document.documentElement.dataset.hasHydrated !== 'true') mark(event, 'data-clicked');
  });
}

/** Repeats what was clicked or submitted in an island before it was hydrated. */
export function replay(island: HTMLElement): void {
  const { clicked, submitted } = island.dataset;
  delete island.dataset.clicked;
  delete island.dataset.submitted;
  if (clicked !== undefined) island.querySelector<HTMLElement>(BUTTON)?.click();
  if (submitted !== undefined) island.querySelector('form')?.requestSubmit();
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** Our controls in an island: fields and buttons. Their `data-control` identifies them after React has replaced their elements. */
export const controlsOf = (island: HTMLElement) => [...island.querySelectorAll<Control>('[data-control]')];

/**
 * Copies what a visitor has entered from an island's earlier controls into those that replaced them.
 *
 * React replaces all elements of an island if anything has changed them since they were served, such as a translation, a password manager
 * or a browser that links telephone numbers.
 * @param earlier controls that may have been removed from the page
 * @param focused the element that had the focus before they were removed
 */
export function restoreInput(island: HTMLElement, earlier: readonly Control[], focused: Element | null = null): void {
  const controls = new Map(controlsOf(island).map((control) => [control.dataset.control, control]));
  for (const before of earlier) {
    const control = controls.get(before.dataset.control);
    if (!control || before.isConnected) continue;
    control.value = before.value;
    if (before instanceof HTMLInputElement && control instanceof HTMLInputElement) control.checked = before.checked;
    if (before !== focused) continue;
    control.focus({ preventScroll: true });
    // Restores the caret. The DOM does not expose its position in an email field.
    if ('selectionStart' in before && 'selectionStart' in control && before.selectionStart !== null)
      control.setSelectionRange(before.selectionStart, before.selectionEnd, before.selectionDirection ?? undefined);
  }
}
