import { closest } from './closest';

/**
 * Widths from which an open side dialog closes by itself: 768 px, below which a viewport counts as mobile (specification,
 * parts 2 and 9), and the xl breakpoint of the header, from which on there is no button that opens the drawer.
 */
const BEYOND = ['(min-width: 768px)', '(min-width: 80rem)'];

const close = () => document.querySelector<HTMLDialogElement>('dialog[open]')?.close();

function isBeside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Closes the side dialogs where the browser does not: when a link is chosen, and when the viewport grows. */
export function dialogs(): void {
  for (const width of BEYOND) matchMedia(width).addEventListener('change', (event) => event.matches && close());

  addEventListener('click', (event) => {
    if (closest(event, 'dialog a')) close();

    // Invoker commands: https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
    // Remove when every browser in `browserslist` has them (Safari from 26.2, Firefox from 144).
    if (!('CommandEvent' in window)) {
      const button = closest(event, '[commandfor]');
      const dialog = button && document.querySelector<HTMLDialogElement>(`dialog#${button.getAttribute('commandfor')}`);
      // A dialog that is open covers the buttons that open it.
      if (dialog?.open) dialog.close();
      else dialog?.showModal();
    }

    // `closedby="any"`: https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/dialog#closedby
    // Remove when every browser in `browserslist` has it (Firefox from 141, Chrome from 134, Safari not yet).
    if (!('closedBy' in HTMLDialogElement.prototype) && event.target instanceof HTMLDialogElement) {
      if (isBeside(event.target, event)) event.target.close();
    }
  });
}
