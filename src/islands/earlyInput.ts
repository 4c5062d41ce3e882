/**
 * Marks a form that is submitted before React runs. Its method `dialog` sends nothing; `src/forms/useEnquiryForm.ts` submits
 * it again later.
 */
export function queueSubmits(): void {
  addEventListener('submit', ({ target }) => {
    (target as HTMLFormElement).dataset.submitted = '';
  });
}

/** The attribute of the last clicked button. Not a property of `window`, because an element's id can be read as one. */
const CLICKED = 'data-clicked';

/** Marks a clicked button whose handler is not ready yet: `src/boot/index.ts`, or the island that contains the button. */
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

/** Clicks the marked button again. In an island that is not hydrated yet, this click marks it again for `replayClick`. */
export function replayClicks(): void {
  const button = document.querySelector<HTMLElement>(`button[${CLICKED}]`);
  button?.removeAttribute(CLICKED);
  button?.click();
}

/** Clicks the marked button of an island that has just been hydrated. A form repeats its submit itself. */
export function replayClick(element: HTMLElement): void {
  const button = element.querySelector<HTMLElement>('button[data-clicked]');
  if (button?.getAttribute('type') === 'button') button.click();
  button?.removeAttribute('data-clicked');
}
