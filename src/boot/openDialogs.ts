/**
 * Opens and closes dialogs from their `command` buttons in browsers that do not know invoker commands.
 * https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 * Remove when every browser in `browserslist` has them (Safari from 26.2, Firefox from 144).
 */
export function openDialogs(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  });
}
