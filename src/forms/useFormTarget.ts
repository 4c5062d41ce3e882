import { useLocation } from '@docusaurus/router';
import { type RefObject, useEffect } from 'react';

/** Milliseconds between arriving and scrolling (specification, part 9). */
const SCROLL_DELAY = 100;

/** The state of a navigation that asks for the form: `history.push('/contact', { scrollToForm: true })`. */
interface FormNavigationState {
  scrollToForm?: boolean;
}

/**
 * Scrolls to the form if the address names it (`#contact-form`) or the navigation state asks for it. An address does not
 * move a visitor who has scrolled, and a page that the browser has restored stays where it was left.
 */
export function useFormTarget(anchor: string, form: RefObject<HTMLElement | null>): void {
  const { hash, state } = useLocation<FormNavigationState | undefined>();
  const isTarget = hash === `#${anchor}` || state?.scrollToForm === true;

  useEffect(() => {
    if (!isTarget) return;
    const timer = setTimeout(() => {
      if (hash && scrollY > 0) return;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      form.current?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
    }, SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [isTarget, hash, form]);
}
