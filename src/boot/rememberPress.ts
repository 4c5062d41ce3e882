declare global {
  interface Window {
    /** The last button clicked before the script that handles it ran. */
    pressedButton?: HTMLElement | null;
  }
}

/** Remembers a click on a button before the script that handles it has loaded. */
export function rememberPress(): void {
  addEventListener('click', ({ target }) => {
    // The browser handles buttons with a command, CSS opens menus, and a form remembers its submit itself.
    window.pressedButton = (target as Element).closest<HTMLElement>(
      'button[type=button]:not([command], [aria-expanded])',
    );
  });
}

/** Clicks that button again. One of an island is clicked once more when it is hydrated (`src/islands/replayClick.ts`). */
export function repeatPress(): void {
  window.pressedButton?.click();
}
