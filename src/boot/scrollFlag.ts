/** Pixels of scrolling after which the header gets its background (specification, part 9). */
const SCROLL_THRESHOLD = 50;

/** Sets `data-scrolled` on the root element while the page is scrolled by more than 50 px. */
export function scrollFlag(): void {
  const update = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD);
  addEventListener('scroll', update);
  // Reading `scrollY` now would force a layout before the first one is due.
  requestAnimationFrame(update);
}
