import { NAVIGATED } from './events';

/** Share of an element that must be visible before it is revealed (specification, part 9). */
const REVEAL_THRESHOLD = 0.1;

/**
 * Reveals `[data-reveal]` elements when 10 % of them are visible. Only elements below the fold are hidden first,
 * by the value "waiting"; without this script, and under reduced motion, everything is simply there.
 */
export function revealOnScroll(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute('data-reveal', 'shown');
        observer.unobserve(target);
      }
    },
    { threshold: REVEAL_THRESHOLD },
  );
  const observe = () => {
    for (const element of document.querySelectorAll('[data-reveal=""]')) {
      if (element.getBoundingClientRect().top < innerHeight) continue;
      element.setAttribute('data-reveal', 'waiting');
      observer.observe(element);
    }
  };
  addEventListener(NAVIGATED, observe);
  observe();
}
