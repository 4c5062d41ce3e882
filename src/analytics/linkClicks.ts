import { trackEvent } from './trackEvent';

/** The links whose clicks are counted: those that lead to a form. */
const MEASURED = ['/assessment', '/contact'];

function measureClick(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (link?.origin === location.origin && MEASURED.includes(link.pathname)) {
    trackEvent({ name: 'link_clicked', to: link.pathname });
  }
}

/** Counts clicks on links to the forms, wherever they stand. */
export function trackLinkClicks(): void {
  document.addEventListener('click', measureClick, true);
}
