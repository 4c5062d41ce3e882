import { useEffect, useState } from 'react';

/**
 * Whether toasts must stay open: the pointer or the focus is on them, or the tab is hidden. Radix pauses too, but it misses
 * a toast that arrives in a hidden tab, and stays paused when the last toast is closed under the pointer.
 * @param area the element that contains the toasts
 * @param hasToasts false resets the pointer and the focus
 */
export function useAttention(area: HTMLElement | null, hasToasts: boolean): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(document.hidden);

  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  useEffect(() => {
    if (!area || !hasToasts) return;
    const listeners = {
      pointerenter: () => setHovered(true),
      pointermove: () => setHovered(true),
      pointerleave: () => setHovered(false),
      focusin: () => setFocused(true),
      focusout: (event: Event) => setFocused(area.contains((event as FocusEvent).relatedTarget as Node | null)),
    };
    for (const [name, listener] of Object.entries(listeners)) area.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) area.removeEventListener(name, listener);
      setHovered(false);
      setFocused(false);
    };
  }, [area, hasToasts]);

  return isHovered || isFocused || isHidden;
}
