import { useEffect, useState } from 'react';

/**
 * Whether toasts must not go by themselves now: the pointer or the focus is on them, or nobody can see them because
 * the tab is hidden. Radix pauses too, but it misses a toast that arrives in a hidden tab, and stays paused when the
 * last toast is closed under the pointer.
 * @param area what holds the toasts
 * @param hasToasts false forgets the pointer: an area that is empty has nothing under it
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
