declare global {
  interface Window {
    /** The button that was pressed last before `src/boot/index.ts` ran. */
    pressedButton?: HTMLElement | null;
  }
}

/** Remembers a press that comes before the script that answers it, which on a slow network is a moment after the words. */
export function rememberPress(): void {
  addEventListener('click', ({ target }) => {
    // The browser itself answers buttons with a command, and CSS those of menus.
    window.pressedButton = (target as Element).closest<HTMLElement>('button:not([command], [aria-expanded])');
  });
}

/** Presses that button again. */
export function repeatPress(): void {
  window.pressedButton?.click();
}
