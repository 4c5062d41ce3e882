// While React hydrates, the site lets presses get no further than the window (`src/boot/calmHydration.ts`). The bar is no
// part of React and hears them there.

/** Calls what belongs to a button when it is pressed. */
export function onPress(actions: ReadonlyMap<HTMLButtonElement, () => void>): void {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button) actions.get(button)?.();
    },
    true,
  );
}

/** Calls back when Escape is pressed inside an element. */
export function onEscape(root: HTMLElement, close: () => void): void {
  addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key === 'Escape' && target instanceof Node && root.contains(target)) close();
    },
    true,
  );
}

/** The keys that lead to the next and the previous change. */
const STEPS: Record<string, 1 | -1> = { n: 1, p: -1 };

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog[open]') !== null
  );
}

/**
 * Calls back when somebody presses n or p and does not mean anything else by it: no modifier, no text field, no dialog.
 * The bar's own button switches the keys off (https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts).
 */
export function onStepKey(isOn: () => boolean, step: (direction: 1 | -1) => void): void {
  const onKey = (event: KeyboardEvent) => {
    const direction = STEPS[event.key];
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (!direction || hasModifier || event.isComposing || !isOn() || isTyping(event.target)) return;
    event.preventDefault();
    step(direction);
  };
  addEventListener('keydown', onKey, true);
}
