/** Clicks the button that was clicked last in an element before it was hydrated (`src/boot/queueClicks.ts`). A form repeats its submit itself. */
export function replayClick(element: HTMLElement): void {
  const button = element.querySelector<HTMLElement>('button[data-clicked]');
  if (button?.getAttribute('type') === 'button') button.click();
  button?.removeAttribute('data-clicked');
}
