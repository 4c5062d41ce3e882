import { closest } from '../closest';

/** Pixels of scrolling after which the header gets its background (specification, part 9). */
export const SCROLL_THRESHOLD = 50;

/** Sets `data-scrolled` on the root element while the page is scrolled by more than 50 px. */
export function watchScrolling(): void {
  const update = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD);
  addEventListener('scroll', update);
  // Reading `scrollY` now would force an early layout.
  requestAnimationFrame(update);
}

/** Milliseconds between the pointer leaving a menu and the menu closing (specification, part 9). */
export const CLOSE_DELAY = 150;

const MENU = '[data-menu]';
const TRIGGER = `${MENU} > button`;

/**
 * Opens and closes the header's menus, one at a time. A menu opens on hover and on a click of its trigger. It closes 150 ms
 * after the mouse leaves, on Escape, on a click outside, when the focus leaves, and when a link is chosen.
 */
export function startHeaderMenus(): void {
  let openMenu: HTMLElement | null = null;
  let hoveredMenu: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout>;

  const mark = (isOpen: boolean) => openMenu?.querySelector('button')?.setAttribute('aria-expanded', String(isOpen));

  const show = (menu: HTMLElement | null) => {
    clearTimeout(timer);
    mark(false);
    openMenu = menu;
    mark(true);
  };

  const closeAndKeepFocus = () => {
    if (openMenu?.contains(document.activeElement)) openMenu.querySelector('button')?.focus({ preventScroll: true });
    show(null);
  };

  const hover = (menu: HTMLElement | null) => {
    if (menu === hoveredMenu) return;
    hoveredMenu = menu;
    if (menu) show(menu);
    else timer = setTimeout(closeAndKeepFocus, CLOSE_DELAY);
  };

  // A menu that CSS opened before this script ran.
  const menuBefore = document.querySelector<HTMLElement>(`${MENU}:is(:hover, :focus-within)`);
  show(menuBefore);
  if (menuBefore?.matches(':hover') && matchMedia('(hover: hover)').matches) hoveredMenu = menuBefore;

  // Only a mouse hovers; fingers and pens click.
  addEventListener('pointerover', (event) => event.pointerType === 'mouse' && hover(closest(event, MENU)));
  document.addEventListener('pointerleave', () => hover(null));

  addEventListener('pointerdown', (event) => {
    if (openMenu && closest(event, MENU) !== openMenu) show(null);
  });
  addEventListener('focusin', (event) => {
    if (openMenu !== hoveredMenu && closest(event, MENU) !== openMenu) show(null);
  });

  addEventListener('click', (event) => {
    const menu = closest(event, MENU);
    // Hovering has opened the menu already, so a click does not close it.
    const isClosing = menu === openMenu && menu !== hoveredMenu;
    if (closest(event, TRIGGER)) show(isClosing ? null : menu);
    else if (closest(event, 'a')) show(null);
  });

  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeAndKeepFocus();
    if (event.key === 'ArrowDown' && closest(event, TRIGGER)) {
      event.preventDefault();
      const menu = closest(event, MENU);
      show(menu);
      menu?.querySelector('a')?.focus();
    }
  });
}

/**
 * Widths at which an open side dialog closes: 768 px, where a viewport stops being mobile (specification, parts 2 and 9),
 * and the xl breakpoint of the header, where the button of the drawer disappears.
 */
const CLOSING_WIDTHS = ['(min-width: 768px)', '(min-width: 80rem)'];

const closeDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')?.close();

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Closes side dialogs when a link is chosen and when the viewport grows. Opens and closes them where the browser cannot
 * do so by itself.
 */
export function startDialogs(): void {
  for (const width of CLOSING_WIDTHS)
    matchMedia(width).addEventListener('change', (event) => event.matches && closeDialog());

  addEventListener('click', (event) => {
    if (closest(event, 'dialog a')) closeDialog();

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

/** Shows the current year in the footer of a page that was built in an earlier one (specification, part 2). */
export function updateYear(): void {
  const now = new Date().getFullYear();
  for (const line of document.querySelectorAll<HTMLElement>('[data-year]')) {
    const { year = '' } = line.dataset;
    if (Number(year) < now) line.textContent = line.textContent.replace(year, String(now));
  }
}
