/** Share of an element that must be visible before it is revealed (specification, part 9). */
const REVEAL_THRESHOLD = 0.1;

/**
 * Reveals `[data-reveal]` elements when 10 % of them are visible. Only elements below the fold are hidden first, with the
 * value "waiting", which has no effect under reduced motion (`src/styles/base.css`). Without this script, everything is
 * visible.
 */
export function revealOnScroll(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        const { dataset } = target as HTMLElement;
        if (isIntersecting) dataset.reveal = 'shown';
        else if (boundingClientRect.top > innerHeight) dataset.reveal ||= 'waiting';
      }
    },
    { threshold: REVEAL_THRESHOLD },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}
