/** An event for analytics. It must not contain anything that a visitor has typed. */
export type AnalyticsEvent =
  | { name: 'enquiry_sent'; form: 'contact' | 'assessment' }
  | { name: 'link_clicked'; to: string };

const TRACKED_EVENT = 'trackedevent';

/** Tracks an event if the site has analytics and the visitor has agreed. Otherwise nothing happens. */
export function trackEvent(event: AnalyticsEvent): void {
  dispatchEvent(new CustomEvent(TRACKED_EVENT, { detail: event }));
}

/** Calls the listener with every tracked event. */
export function onTrackedEvent(listener: (event: AnalyticsEvent) => void): void {
  addEventListener(TRACKED_EVENT, (event) => listener((event as CustomEvent<AnalyticsEvent>).detail));
}
