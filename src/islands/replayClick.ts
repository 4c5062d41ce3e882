/** Clicks the last button that was pressed inside an element before it was hydrated; see `src/boot/rememberPress.ts`. */
export function replayClick(element: HTMLElement): void {
  const { pressedButton } = window;
  if (!pressedButton || !element.contains(pressedButton)) return;
  window.pressedButton = null;
  pressedButton.click();
}
