/**
 * Runs at the start of the page with the contact form, before the form is parsed. If the address names the form, the page scrolls
 * to it smoothly. A browser jumps to a hash that it finds when it has parsed the form, so the hash is taken out of the address until
 * then. Reload, Back and Forward restore the position by themselves.
 */
import { goToForm, HASH, hasReducedMotion } from './formAnchor';

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash === HASH && navigation?.type === 'navigate' && !hasReducedMotion()) {
  history.replaceState(history.state, '', location.pathname + location.search);
  goToForm(
    () => location.replace(HASH),
    () => history.replaceState(history.state, '', HASH),
  );
}
