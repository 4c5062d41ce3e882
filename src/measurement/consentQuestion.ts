/** Whether the question about analytics is on the screen, known to the footer's button and to the question itself. */
let isOpen = false;
const listeners = new Set<() => void>();

export function isQuestionOpen(): boolean {
  return isOpen;
}

export function setQuestionOpen(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

/**
 * Calls the listener whenever the question opens or closes.
 * @returns a function that ends this
 */
export function onQuestionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
