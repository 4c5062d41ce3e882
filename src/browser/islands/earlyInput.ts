/**
 * Marks the island of a form that is submitted before React runs. The form's method `dialog` sends nothing; `replay` submits it again.
 */
export function queueSubmits(): void {
  addEventListener('submit', ({ target }) => {
    const island = (target as Element).closest<HTMLElement>('[data-island]');
    if (island) island.dataset.submitted = '';
  });
}

/** The attribute of the last clicked button. Not a property of `window`, because of DOM clobbering. */
const CLICKED = 'data-clicked';

/** Marks a clicked button whose handler is not ready yet: `src/browser/boot/index.ts`, or the island that contains the button. */
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

/** Clicks the marked button again. In an island that is not hydrated yet, this click marks it again for `replay`. */
export function replayClicks(): void {
  const button = document.querySelector<HTMLElement>(`button[${CLICKED}]`);
  button?.removeAttribute(CLICKED);
  button?.click();
}

/** Repeats what was clicked or submitted in an island before it was hydrated. */
export function replay(island: HTMLElement): void {
  const button = island.querySelector<HTMLElement>(`button[${CLICKED}]`);
  if (button?.getAttribute('type') === 'button') button.click();
  button?.removeAttribute(CLICKED);
  const wasSubmitted = island.dataset.submitted !== undefined;
  delete island.dataset.submitted;
  if (wasSubmitted) island.querySelector('form')?.requestSubmit();
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

export function controlsOf(island: HTMLElement): Control[] {
  return [...island.querySelectorAll<Control>('input, select, textarea, button')];
}

/** Identifies a control after React has replaced its element: by its field, its name, or for a button its class. */
const keyOf = (control: Control) => control.dataset.field || control.name || control.className;

/**
 * Copies what a visitor has entered from an island's earlier controls into those that replaced them.
 *
 * React replaces all elements of an island if anything has changed them since they were served, such as a translation, a password manager
 * or a browser that links telephone numbers.
 * @param earlier controls that may have been removed from the page
 * @param focused the element that had the focus before they were removed
 */
export function restoreInput(island: HTMLElement, earlier: readonly Control[], focused: Element | null = null): void {
  const controls = new Map(controlsOf(island).map((control) => [keyOf(control), control]));
  // An extension may have added a copy of a field. The first one is ours, so its value is put back last.
  for (const before of [...earlier].reverse()) {
    const control = controls.get(keyOf(before));
    if (!control || before.isConnected || before.type === 'hidden') continue;
    control.value = before.value;
    // No option has this value if an extension had changed the values.
    if (control instanceof HTMLSelectElement && before instanceof HTMLSelectElement && control.selectedIndex < 0)
      control.selectedIndex = before.selectedIndex;
    if (before instanceof HTMLInputElement && control instanceof HTMLInputElement) control.checked = before.checked;
    control.toggleAttribute(CLICKED, before.hasAttribute(CLICKED));
    if (before !== focused) continue;
    control.focus({ preventScroll: true });
    // Restores the caret. The DOM does not expose its position in an email field.
    if ('selectionStart' in before && 'selectionStart' in control && before.selectionStart !== null)
      control.setSelectionRange(before.selectionStart, before.selectionEnd, before.selectionDirection ?? undefined);
  }
}
