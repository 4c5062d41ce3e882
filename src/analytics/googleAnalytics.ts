import { thirdParties } from '../site/thirdParties';
import { loadScript } from '../ui/loadScript';
import { onTrackedEvent } from './trackEvent';

declare global {
  interface Window {
    dataLayer?: unknown[];
    [disableFlag: `ga-disable-${string}`]: boolean;
  }
}

/** Google's queue. It takes `arguments` objects and nothing else. https://developers.google.com/tag-platform/gtagjs */
function gtag(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the script reads arguments objects and ignores arrays
  window.dataLayer?.push(arguments);
}

let isCounting = false;

/** Loads Google Analytics, once, and counts from now on. Call it only when the visitor has agreed. */
export function startAnalytics(measurementId: string): void {
  window[`ga-disable-${measurementId}`] = false;
  isCounting = true;
  if (window.dataLayer) return;
  window.dataLayer = [];
  onTrackedEvent(({ name, ...parameters }) => isCounting && gtag('event', name, parameters));
  gtag('js', new Date());
  // Cookies of this host only, so that they can be deleted when the visitor takes the agreement back.
  gtag('config', measurementId, { cookie_domain: 'none' });
  loadScript(`${thirdParties.analytics.scriptUrl}?id=${measurementId}`);
}

/** Stops counting. The script cannot be unloaded; its own switch keeps it silent. */
export function stopAnalytics(measurementId: string): void {
  window[`ga-disable-${measurementId}`] = true;
  isCounting = false;
}
