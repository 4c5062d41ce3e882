function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog[open]') !== null
  );
}

/**
 * Calls what belongs to a key, but not with a modifier key, in a text field or in a dialog. Hiding the bar turns
 * the keys off (https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts).
 */
export function onKey(isOn: () => boolean, actions: Readonly<Record<string, () => void>>): void {
  addEventListener('keydown', (event) => {
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (!action || hasModifier || event.isComposing || !isOn() || isTyping(event.target)) return;
    event.preventDefault();
    action();
  });
}
