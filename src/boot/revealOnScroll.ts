/** Share of an element that must be visible before it is revealed (specification, part 9). */
const REVEAL_THRESHOLD = 0.1;

/** Share of the window that an element taller than ten windows must cover, because it never reaches the share above. */
const WINDOW_SHARE = 0.4;

/** When to look at an element again. Each step halves, so that one of them is reached while a tall element scrolls in. */
const STEPS = [0.0025, 0.005, 0.01, 0.02, 0.04, REVEAL_THRESHOLD];

/**
 * Reveals `[data-reveal]` elements when 10 % of them are visible. Only elements below the fold are hidden first, with the
 * value "waiting", which has no effect under reduced motion (`src/styles/base.css`). Without this script, everything is
 * visible.
 */
export function revealOnScroll(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, intersectionRect, target, boundingClientRect } of entries) {
        const { dataset } = target as HTMLElement;
        if (intersectionRatio >= REVEAL_THRESHOLD || intersectionRect.height >= innerHeight * WINDOW_SHARE)
          dataset.reveal = 'shown';
        else if (boundingClientRect.top > innerHeight) dataset.reveal ||= 'waiting';
      }
    },
    { threshold: STEPS },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}
