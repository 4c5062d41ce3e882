/** Milliseconds between arriving and scrolling (specification, part 9). */
export const SCROLL_DELAY = 100;

/**
 * Scrolls to the form of a page
 *
 * - if the navigation state asks for it, as after `history.push('/contact', { scrollToForm: true })`. The router keeps that
 *   state inside its own, hence `state.state`;
 * - if the address names the form (`#contact-form`);
 * - if the query comes from a button that promised the form (`data-promised`), and the form is not near the top of the window.
 *
 * In the last two cases, a visitor who has scrolled, and a page whose position the browser has restored, are left alone.
 */
export function formTarget(): void {
  const form = document.querySelector<HTMLElement>('[data-promised]');
  if (!form) return;
  const asksForIt = history.state?.state?.scrollToForm === true;
  const isNamed = asksForIt || location.hash === `#${form.id}`;
  const isPromised = new RegExp(`[?&](${form.dataset.promised})(&|$)`).test(location.search);
  if (!isNamed && !isPromised) return;
  setTimeout(() => {
    if (!asksForIt && scrollY > 0) return;
    if (!isNamed && form.getBoundingClientRect().top < innerHeight / 3) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    form.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  }, SCROLL_DELAY);
}
