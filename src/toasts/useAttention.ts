import { useEffect, useState } from 'react';

/**
 * Whether toasts must stay open: a mouse or pen hovers over them, the focus is visibly on them, or the tab is hidden. A
 * finger does not hover: after a tap, nothing would ever report that it has left. Radix pauses too, but it misses
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
    const hover = (event: Event) => setHovered((event as PointerEvent).pointerType !== 'touch');
    const listeners = {
      pointerenter: hover,
      pointermove: hover,
      pointerleave: () => setHovered(false),
      focusin: ({ target }: Event) => setFocused((target as Element).matches(':focus-visible')),
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
