import { formAnchors } from '../../config/forms';
import { closest } from '../closest';

export const FORM_HASH = `#${formAnchors.contact}`;
/** Milliseconds between arriving at an address that names the form and scrolling (specification, part 9). */
export const SCROLL_DELAY = 100;

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls back once a page is shown and its HTML is parsed, without waiting for its scripts. */
function whenParsed(callback: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', () => whenParsed(callback));
  else if (document.readyState !== 'loading') callback();
  else document.addEventListener('readystatechange', callback, { once: true });
}

/**
 * Goes to the form smoothly after the delay, unless the visitor does something else meanwhile. The browser does the scrolling, so that
 * the next Tab leads into the form.
 * @param go puts the hash into the address, which scrolls
 */
export function goToForm(go: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  for (const name of ['wheel', 'keydown', 'touchstart']) addEventListener(name, () => waiting.abort(), { signal });
  const scroll = () => {
    if (signal.aborted) return;
    waiting.abort();
    const { style } = document.documentElement;
    style.scrollBehavior = 'smooth';
    go();
    // The scrolling starts with the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('scroll-behavior')));
  };
  whenParsed(() => setTimeout(scroll, SCROLL_DELAY));
}

/** Makes links to the form of the same page scroll smoothly, too. */
export function startFormLinks(): void {
  addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, `a[href$="${FORM_HASH}"]`);
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const isHere = link?.pathname === location.pathname && link.search === location.search;
    if (!isPlain || !isHere || event.defaultPrevented || prefersReducedMotion()) return;
    event.preventDefault();
    goToForm(() => location.assign(FORM_HASH));
  });
}
