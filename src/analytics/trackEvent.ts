/** What is counted, if the visitor has agreed. Nothing a visitor writes may become part of it. */
export type AnalyticsEvent =
  | { name: 'enquiry_sent'; form: 'contact' | 'assessment' }
  | { name: 'link_clicked'; to: string };

const MEASURED = 'measured';

/** Counts an event where something is measured and the visitor has agreed; otherwise nothing happens. */
export function trackEvent(event: AnalyticsEvent): void {
  dispatchEvent(new CustomEvent(MEASURED, { detail: event }));
}

/** Calls the listener with every event that is to be counted. */
export function onTrackedEvent(listener: (event: AnalyticsEvent) => void): void {
  addEventListener(MEASURED, (event) => listener((event as CustomEvent<AnalyticsEvent>).detail));
}
