import { FINDINGS_PATH, type FindingsEvent } from '../messages';

/**
 * Calls back with what the content check says of the site, now and after each change. A hidden tab does not listen: browsers allow six
 * connections to a server, and each listening tab keeps one.
 */
export function onChecked(callback: (event: FindingsEvent) => void): void {
  let events: EventSource | null = null;
  function listen(): void {
    if (document.hidden) {
      events?.close();
      events = null;
    } else if (!events) {
      events = new EventSource(FINDINGS_PATH);
      events.onmessage = ({ data }) => callback(JSON.parse(data));
    }
  }
  document.addEventListener('visibilitychange', listen);
  listen();
}
