declare global {
  interface Window {
    /** The last button clicked before `src/boot/index.ts` ran. */
    pressedButton?: HTMLElement | null;
  }
}

/** Remembers a click on a button before the script that handles it has loaded. */
export function rememberPress(): void {
  addEventListener('click', ({ target }) => {
    // The browser handles buttons with a command, and CSS opens menus.
    window.pressedButton = (target as Element).closest<HTMLElement>('button:not([command], [aria-expanded])');
  });
}

/** Clicks that button again. */
export function repeatPress(): void {
  window.pressedButton?.click();
}
