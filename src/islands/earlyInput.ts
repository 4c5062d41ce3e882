/**
 * Marks a form that was submitted before React runs. Its method `dialog` sends nothing, and `src/forms/useEnquiryForm.ts`
 * submits it again.
 */
export function queueSubmits(): void {
  addEventListener('submit', ({ target }) => {
    (target as HTMLFormElement).dataset.submitted = '';
  });
}

/** Marks the button that was clicked last. Not a property of the window, which an element's id could answer to. */
const CLICKED = 'data-clicked';

/** Marks a clicked button until what handles it runs: `src/boot/index.ts`, or the island that the button is in. */
export function queueClicks(): void {
  addEventListener('click', ({ target }) => {
    const { dataset } = document.documentElement;
    // The browser handles buttons with a command, and CSS opens menus.
    const button = (target as Element).closest('button:not([command], [aria-expanded])');
    const isHandled = button?.closest('[data-island]') ? dataset.hasHydrated === 'true' : 'scripted' in dataset;
    if (isHandled) return;
    document.querySelector(`[${CLICKED}]`)?.removeAttribute(CLICKED);
    button?.setAttribute(CLICKED, '');
  });
}

/** Clicks that button again. One of an island stays marked, and is clicked once more when the island is hydrated. */
export function replayClicks(): void {
  const button = document.querySelector<HTMLElement>(`button[${CLICKED}]`);
  button?.removeAttribute(CLICKED);
  button?.click();
}

/** Clicks the button that was clicked last in an element before it was hydrated (`src/islands/earlyInput.ts`). A form repeats its submit itself. */
export function replayClick(element: HTMLElement): void {
  const button = element.querySelector<HTMLElement>('button[data-clicked]');
  if (button?.getAttribute('type') === 'button') button.click();
  button?.removeAttribute('data-clicked');
}
