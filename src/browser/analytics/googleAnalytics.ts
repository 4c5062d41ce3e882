import type { EnquiryKind } from '../../config/forms';
import { thirdParties } from '../../config/thirdParties';
import { loadScript } from '../loadScript';

declare global {
  interface Window {
    dataLayer?: unknown[];
    [disableFlag: `ga-disable-${string}`]: boolean;
  }
}

const ENQUIRY_SENT = 'enquirysent';

/** Tracks that an enquiry was sent if the site has analytics and the visitor has agreed. Otherwise nothing happens. */
export function trackEnquiry(kind: EnquiryKind): void {
  dispatchEvent(new CustomEvent(ENQUIRY_SENT, { detail: { form: kind } }));
}

/** Adds to Google's queue, which accepts only `arguments` objects. https://developers.google.com/tag-platform/gtagjs */
function gtag(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the script reads arguments objects and ignores arrays
  window.dataLayer?.push(arguments);
}

/** Queries may contain a sign-in code or the ID of a payment. */
const withoutQuery = (url: string) => url.replace(/[?#].*$/s, '');

let isLoaded = false;

/** Loads Google Analytics once the visitor agrees. After a withdrawal its own flag disables it, because it cannot be unloaded. */
export function switchAnalytics(measurementId: string, isAllowed: boolean): void {
  const disabled = `ga-disable-${measurementId}` as const;
  window[disabled] = !isAllowed;
  if (!isAllowed || isLoaded) return;
  isLoaded = true;
  window.dataLayer = [];
  addEventListener(ENQUIRY_SENT, (event) => {
    if (!window[disabled]) gtag('event', 'enquiry_sent', (event as CustomEvent).detail);
  });
  gtag('js', new Date());
  // Cookies of this host only, so that they can be deleted when consent is withdrawn.
  gtag('config', measurementId, {
    cookie_domain: 'none',
    page_location: withoutQuery(location.href),
    page_referrer: withoutQuery(document.referrer),
  });
  loadScript(`${thirdParties.analytics.scriptUrl}?id=${measurementId}`);
}
