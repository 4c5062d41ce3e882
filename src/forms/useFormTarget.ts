import { useLocation } from '@docusaurus/router';
import { type RefObject, useEffect } from 'react';

/** Milliseconds between arriving and scrolling (specification, part 9). */
const SCROLL_DELAY = 100;

/** The state of a navigation that asks for the form: `history.push('/contact', { scrollToForm: true })`. */
export interface FormNavigationState {
  scrollToForm?: boolean;
}

/** Scrolls to the form if the address names it (`#contact-form`) or the navigation state asks for it. */
export function useFormTarget(anchor: string, form: RefObject<HTMLElement | null>): void {
  const { hash, state } = useLocation<FormNavigationState | undefined>();
  const isTarget = hash === `#${anchor}` || state?.scrollToForm === true;

  useEffect(() => {
    if (!isTarget) return;
    const timer = setTimeout(() => {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      form.current?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
    }, SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [isTarget, form]);
}
