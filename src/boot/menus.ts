import { closest } from './closest';

/** Milliseconds between the pointer leaving a menu and the menu closing (specification, part 9). */
const CLOSE_DELAY = 150;

const MENU = '[data-menu]';
const TRIGGER = `${MENU} > button`;

/**
 * Opens and closes the header's menus, one at a time. A menu opens on hover and on a click of its trigger. It closes 150 ms
 * after the mouse leaves, on Escape, on a click outside, when the focus leaves, and when a link is chosen.
 */
export function menus(): void {
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

  // Only a mouse hovers. Touch and pen click.
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
    if (closest(event, TRIGGER)) show(menu === openMenu && menu !== hoveredMenu ? null : menu);
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
