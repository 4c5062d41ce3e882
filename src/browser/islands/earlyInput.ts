/**
 * Marks the island of a form that is submitted before React runs. The form's method `dialog` sends nothing; `replay` submits it again.
 */
export function queueSubmits(): void {
  addEventListener('submit', ({ target }) => {
    const island = (target as Element).closest<HTMLElement>('[data-island]');
    if (island) island.dataset.submitted = '';
  });
}

/** The attribute of the last clicked button. Not a property of `window`, because an element's id can be read as one. */
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

/** By what a control is found again among new elements: the field that it is, its name, or the class of a button. */
const keyOf = (control: Control) => control.dataset.field || control.name || control.className;

/**
 * Gives the controls of an island what a visitor has entered in earlier ones.
 *
 * React replaces all elements of an island if anything has changed them since they were served, as translations, password managers
 * and links around telephone numbers do.
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
    // An extension had changed the values of the options.
    if (control instanceof HTMLSelectElement && before instanceof HTMLSelectElement && control.selectedIndex < 0)
      control.selectedIndex = before.selectedIndex;
    if (before instanceof HTMLInputElement && control instanceof HTMLInputElement) control.checked = before.checked;
    control.toggleAttribute(CLICKED, before.hasAttribute(CLICKED));
    if (before !== focused) continue;
    control.focus({ preventScroll: true });
    // The caret, but for fields without one. An email field does not say where it is.
    if ('selectionStart' in before && 'selectionStart' in control && before.selectionStart !== null)
      control.setSelectionRange(before.selectionStart, before.selectionEnd, before.selectionDirection ?? undefined);
  }
}
