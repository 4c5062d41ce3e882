import { trackEvent } from './trackEvent';

/** Pages with a form. */
const TRACKED_PATHS = ['/assessment', '/contact'];

function trackClick(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (link?.origin === location.origin && TRACKED_PATHS.includes(link.pathname)) {
    trackEvent({ name: 'link_clicked', to: link.pathname });
  }
}

/** Tracks clicks on links to the forms. */
export function trackLinkClicks(): void {
  document.addEventListener('click', trackClick, true);
}
