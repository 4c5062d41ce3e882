/**
 * Milliseconds until a page starts React. The `load` event is too early: on a fast network it comes before the
 * first paint, and 110 kB of scripts would compete with the font and the drawings that the paint needs.
 */
const START_DELAY = 500;

/** Starts React on pages with islands and in the handbook. */
export function startReact(): void {
  // An inert template with the scripts that React needs; see `plugins/islands/plugin.ts`.
  const template = document.querySelector<HTMLTemplateElement>('head template');
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

/**
 * Marks the island of a form that is submitted, or of a button that is clicked, before React runs. The form's method `dialog`
 * sends nothing; `replay` does both again.
 */
export function queueInput(): void {
  const mark = (target: EventTarget | null, name: string) =>
    (target as Element).closest('[data-island]')?.setAttribute(name, '');
  addEventListener('submit', ({ target }) => mark(target, 'data-submitted'));
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button[type=button]');
    if (button && document.documentElement.dataset.hasHydrated !== 'true') mark(button, 'data-clicked');
  });
}

/** Repeats what was clicked or submitted in an island before it was hydrated. An island has one button at most. */
export function replay(island: HTMLElement): void {
  const { clicked, submitted } = island.dataset;
  delete island.dataset.clicked;
  delete island.dataset.submitted;
  if (clicked !== undefined) island.querySelector<HTMLElement>('button[type=button]')?.click();
  if (submitted !== undefined) island.querySelector('form')?.requestSubmit();
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function fieldsOf(island: HTMLElement): Field[] {
  return [...island.querySelectorAll<Field>('input, select, textarea')];
}

/** Identifies a field after React has replaced its element, also if an extension has changed its name. */
const keyOf = (field: Field) => field.dataset.field || field.name;

/**
 * Copies what a visitor has entered from an island's earlier fields into those that replaced them.
 *
 * React replaces all elements of an island if anything has changed them since they were served, such as a translation, a password manager
 * or a browser that links telephone numbers.
 * @param earlier fields that may have been removed from the page
 * @param focused the element that had the focus before they were removed
 */
export function restoreInput(island: HTMLElement, earlier: readonly Field[], focused: Element | null = null): void {
  const fields = new Map(fieldsOf(island).map((field) => [keyOf(field), field]));
  // An extension may have added a copy of a field. The first one is ours, so its value is put back last.
  for (const before of [...earlier].reverse()) {
    const field = fields.get(keyOf(before));
    if (!field || before.isConnected || before.type === 'hidden') continue;
    field.value = before.value;
    // No option has this value if an extension had changed the values.
    if (field instanceof HTMLSelectElement && before instanceof HTMLSelectElement && field.selectedIndex < 0)
      field.selectedIndex = before.selectedIndex;
    if (before instanceof HTMLInputElement && field instanceof HTMLInputElement) field.checked = before.checked;
    if (before !== focused) continue;
    field.focus({ preventScroll: true });
    // Restores the caret. The DOM does not expose its position in an email field.
    if ('selectionStart' in before && 'selectionStart' in field && before.selectionStart !== null)
      field.setSelectionRange(before.selectionStart, before.selectionEnd, before.selectionDirection ?? undefined);
  }
}
