/** Milliseconds between arriving and scrolling (specification, part 9). */
const SCROLL_DELAY = 100;

/**
 * Scrolls to the form of a page if the address names it (`#contact-form`), if the navigation state asks for it, as after
 * `history.push('/contact', { scrollToForm: true })`, which wraps the state, and if a button has promised it and it is further
 * down. An address does not move a visitor who has scrolled, and a page that the browser has restored stays where it was left.
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
