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
  addEventListener('keydown', onKey);
}
