import type { FromPage } from './messages';

export function tellDesk(message: FromPage): void {
  window.parent.postMessage(message, window.location.origin);
}

/** Calls back after the browser has painted the current state. */
export function whenPainted(callback: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = callback;
    port2.postMessage(null);
  });
}
