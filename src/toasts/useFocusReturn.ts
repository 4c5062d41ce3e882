import { useEffect, useRef } from 'react';

/** Moves the focus back to where it was before the toasts when the last one is closed, so that Tab continues there. */
export function useFocusReturn(area: HTMLElement | null, hasToasts: boolean): void {
  const before = useRef<Element | null>(null);

  useEffect(() => {
    if (!area) return;
    // Radix wraps the area in a region with two invisible tab stops.
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
