/** Marks the button that was clicked last. Not a property of the window, which an element's id could answer to. */
const CLICKED = 'data-clicked';

/** Marks a clicked button until `src/boot/index.ts`, which handles clicks, runs. */
export function queueClicks(): void {
  addEventListener('click', ({ target }) => {
    if ('scripted' in document.documentElement.dataset) return;
    document.querySelector(`[${CLICKED}]`)?.removeAttribute(CLICKED);
    // The browser handles buttons with a command, and CSS opens menus.
    (target as Element).closest('button:not([command], [aria-expanded])')?.setAttribute(CLICKED, '');
  });
}

/** Clicks that button again. */
export function replayClicks(): void {
  const button = document.querySelector<HTMLElement>(`button[${CLICKED}]`);
  button?.removeAttribute(CLICKED);
  button?.click();
}
