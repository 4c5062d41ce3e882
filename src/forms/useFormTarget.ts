import { useEffect } from 'react';

/** Milliseconds between arriving and scrolling (specification, part 9). */
const SCROLL_DELAY = 100;

/**
 * Scrolls to the form if the address names it (`#contact-form`) or the navigation state asks for it, as after
 * `history.push('/contact', { scrollToForm: true })`, which wraps the state. An address does not move a visitor who has
 * scrolled, and a page that the browser has restored stays where it was left.
 * @param anchor the id of the form's frame
 */
export function useFormTarget(anchor: string): void {
  useEffect(() => {
    const { hash } = location;
    const isTarget = hash === `#${anchor}` || history.state?.state?.scrollToForm === true;
    if (!isTarget) return;
    const timer = setTimeout(() => {
      if (hash && scrollY > 0) return;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      document.getElementById(anchor)?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
    }, SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [anchor]);
}
