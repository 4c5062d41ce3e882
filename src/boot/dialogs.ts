import { closest } from './closest';

/**
 * Widths at which an open side dialog closes: 768 px, where a viewport stops being mobile (specification, parts 2 and 9),
 * and the xl breakpoint of the header, where the button of the drawer disappears.
 */
const CLOSING_WIDTHS = ['(min-width: 768px)', '(min-width: 80rem)'];

const close = () => document.querySelector<HTMLDialogElement>('dialog[open]')?.close();

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Closes side dialogs when a link is chosen and when the viewport grows, and replaces missing browser features. */
export function dialogs(): void {
  for (const width of CLOSING_WIDTHS) matchMedia(width).addEventListener('change', (event) => event.matches && close());

  addEventListener('click', (event) => {
    if (closest(event, 'dialog a')) close();

    // Invoker commands: https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
    // Remove when every browser in `browserslist` has them (Safari from 26.2, Firefox from 144).
    if (!('CommandEvent' in window)) {
      const button = closest(event, '[commandfor]');
      const dialog = button && document.querySelector<HTMLDialogElement>(`dialog#${button.getAttribute('commandfor')}`);
      if (dialog?.open) dialog.close();
      else dialog?.showModal();
    }

    // `closedby="any"`: https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/dialog#closedby
    // Remove when every browser in `browserslist` has it (Firefox from 141, Chrome from 134, Safari not yet).
    if (!('closedBy' in HTMLDialogElement.prototype) && event.target instanceof HTMLDialogElement) {
      if (isOutside(event.target, event)) event.target.close();
    }
  });
}
