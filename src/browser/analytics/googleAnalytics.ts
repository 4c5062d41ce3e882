import { thirdParties } from '../../config/thirdParties';
import { loadScript } from '../../ui/loadScript';
import { onTrackedEvent } from './trackEvent';

declare global {
  interface Window {
    dataLayer?: unknown[];
    [disableFlag: `ga-disable-${string}`]: boolean;
  }
}

/** Adds to Google's queue, which accepts only `arguments` objects. https://developers.google.com/tag-platform/gtagjs */
function gtag(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the script reads arguments objects and ignores arrays
  window.dataLayer?.push(arguments);
}

/** Queries may contain a sign-in code or the ID of a payment. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

let isLoaded = false;
let isTracking = false;

/** Loads Google Analytics once and starts tracking. Requires the visitor's consent. */
export function startAnalytics(measurementId: string): void {
  window[`ga-disable-${measurementId}`] = false;
  isTracking = true;
  if (isLoaded) return;
  isLoaded = true;
  // Assigned before it is read, because of DOM clobbering: an element with this id would be the value.
  window.dataLayer = [];
  onTrackedEvent(({ name, ...parameters }) => isTracking && gtag('event', name, parameters));
  gtag('js', new Date());
  // Cookies of this host only, so that they can be deleted when consent is withdrawn.
  gtag('config', measurementId, {
    cookie_domain: 'none',
    page_location: withoutQuery(location.href),
    page_referrer: withoutQuery(document.referrer),
  });
  loadScript(`${thirdParties.analytics.scriptUrl}?id=${measurementId}`);
}

/** Stops tracking. The script cannot be unloaded, so its own flag disables it. */
export function stopAnalytics(measurementId: string): void {
  window[`ga-disable-${measurementId}`] = true;
  isTracking = false;
}
