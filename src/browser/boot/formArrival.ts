/**
 * Runs at the start of the page with the contact form, before the form is parsed. If the address names the form, the page scrolls
 * to it smoothly. Once a browser has parsed the form, it would jump to a hash in the address, so the hash is removed until then.
 * Reload, Back and Forward restore the position by themselves.
 */
import { FORM_HASH, goToForm, prefersReducedMotion } from './formAnchor';

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash === FORM_HASH && navigation?.type === 'navigate' && !prefersReducedMotion()) {
  history.replaceState(history.state, '', location.pathname + location.search);
  goToForm(() => location.replace(FORM_HASH));
}
