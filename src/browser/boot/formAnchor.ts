import { formAnchors } from '../../config/mailSettings';
import { closest } from './closest';

export const HASH = `#${formAnchors.contact}`;
/** Milliseconds between arriving at an address that names the form and scrolling (specification, part 9). */
export const SCROLL_DELAY = 100;
/** Events that cancel the scrolling: input by the visitor, and leaving the page. */
const CANCELLING = ['wheel', 'keydown', 'touchstart', 'pagehide'];

export const hasReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls back once a page is shown and its HTML is parsed, without waiting for its scripts. */
function whenParsed(callback: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', () => whenParsed(callback));
  else if (document.readyState !== 'loading') callback();
  else document.addEventListener('readystatechange', callback, { once: true });
}

/**
 * Goes to the form smoothly after the delay. The browser does the scrolling, so that the next Tab leads into the form.
 * @param go puts the hash into the address, which scrolls
 * @param stay puts the hash into the address without scrolling, because the visitor did something else meanwhile
 */
export function goToForm(go: () => void, stay: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const end = (action: () => void) => {
    if (signal.aborted) return;
    waiting.abort();
    action();
  };
  const cancel = ({ type }: Event) =>
    end(() => {
      if (type === 'pagehide' || document.readyState === 'complete') stay();
      // A browser would still jump to a hash that it finds while the page loads.
      else for (const name of ['load', 'pagehide']) addEventListener(name, stay);
    });
  for (const name of CANCELLING) addEventListener(name, cancel, { signal });
  const scroll = () => {
    const { style } = document.documentElement;
    style.scrollBehavior = 'smooth';
    go();
    // The scrolling starts with the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('scroll-behavior')));
  };
  whenParsed(() => setTimeout(() => end(scroll), SCROLL_DELAY));
}

/** Makes links to the form of the same page scroll smoothly, too. */
export function formLinks(): void {
  addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, `a[href$="${HASH}"]`);
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const isHere = link?.pathname === location.pathname && link.search === location.search;
    if (!isPlain || !isHere || event.defaultPrevented || hasReducedMotion()) return;
    event.preventDefault();
    goToForm(
      () => location.assign(HASH),
      () => history.pushState(null, '', HASH),
    );
  });
}
