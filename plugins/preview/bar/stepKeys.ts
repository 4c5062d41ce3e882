const STEPS: Record<string, 1 | -1> = { n: 1, p: -1 };

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog[open]') !== null
  );
}

/**
 * Calls `step` for the keys n and p, but not with a modifier key, in a text field or in a dialog. Hiding the bar turns
 * the keys off (https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts).
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
