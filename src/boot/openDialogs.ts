import { listen, page } from './dom';

/**
 * Opens and closes dialogs from their `command` buttons in browsers that do not know invoker commands.
 * https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 * Remove when every browser in `browserslist` has them (Safari from 26.2, Firefox from 144).
 */
export function openDialogs(): void {
  if ('CommandEvent' in window) return;
  listen(
    'click',
    ({ target }) => {
      const id = (target as Element).closest('[commandfor]')?.getAttribute('commandfor');
      const dialog = page.querySelector<HTMLDialogElement>(`dialog#${id}`);
      // A dialog that is open covers the buttons that open it.
      if (dialog?.open) dialog.close();
      else dialog?.showModal();
    },
    true,
  );
}
