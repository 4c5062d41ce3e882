import { useEffect, useRef } from 'react';

/**
 * Gives the focus back to where it was before it went to the toasts, when the last of them is gone: the next press
 * of Tab goes on from there.
 */
export function useFocusReturn(area: HTMLElement | null, hasToasts: boolean): void {
  const before = useRef<Element | null>(null);

  useEffect(() => {
    if (!area) return;
    // Radix puts the area into a region of its own, together with two invisible stops for Tab.
    const region = area.closest('[role="region"]') ?? area;
    const remember = (element: Element | null) => {
      if (element && !region.contains(element)) before.current = element;
    };
    const onFocus = (event: FocusEvent) => remember(event.target as Element);
    remember(document.activeElement);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [area]);

  useEffect(() => {
    if (hasToasts || !area?.contains(document.activeElement)) return;
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, [area, hasToasts]);
}
