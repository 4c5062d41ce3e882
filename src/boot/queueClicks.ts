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
