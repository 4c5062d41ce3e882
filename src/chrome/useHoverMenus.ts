import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { MenuId } from '../site/navigation';

/** Milliseconds between the pointer leaving a menu and its closing (specification, part 9). */
export const CLOSE_DELAY = 150;

/** How a menu is opened: by CSS alone until React runs, then as React says. */
export type MenuState = 'css' | 'open' | 'closed';

interface MenuHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

export interface HoverMenus {
  /** State of one menu. */
  stateOf: (id: MenuId) => MenuState;
  /** Handlers for the element that holds trigger and panel. */
  handlersOf: (id: MenuId) => MenuHandlers;
  /** For the trigger: opens, or closes what a key or a tap has opened. */
  toggle: (id: MenuId) => void;
  close: () => void;
}

/**
 * Which of the header's menus is open: none or one. A menu opens on hover and on a press of its trigger, and closes
 * 150 ms after the pointer leaves, on Escape, when the focus leaves, and when a link is chosen.
 */
export function useHoverMenus(): HoverMenus {
  const [open, setOpen] = useState<MenuId | null>(null);
  const [isReactRunning, setReactRunning] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef<MenuId | null>(null);

  useEffect(() => {
    // A menu that CSS holds open under the pointer stays open when React takes over.
    const shown = document.querySelector<HTMLElement>('[data-menu]:hover');
    if (shown?.dataset.menu) {
      hovered.current = shown.dataset.menu as MenuId;
      setOpen(hovered.current);
    }
    setReactRunning(true);
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    if (!open) return;
    // On the document, because a menu that the pointer holds open has no focus inside.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const menu = document.activeElement?.closest(`[data-menu="${open}"]`);
      menu?.querySelector('button')?.focus();
      setOpen(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  function show(id: MenuId | null) {
    clearTimeout(timer.current);
    setOpen(id);
  }

  return {
    stateOf: (id) => {
      if (!isReactRunning) return 'css';
      return open === id ? 'open' : 'closed';
    },
    handlersOf: (id) => ({
      onPointerEnter: (event) => {
        if (event.pointerType !== 'mouse') return;
        hovered.current = id;
        show(id);
      },
      onPointerLeave: (event) => {
        if (event.pointerType !== 'mouse') return;
        hovered.current = null;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setOpen((current) => (current === id ? null : current)), CLOSE_DELAY);
      },
      onBlur: (event) => {
        const focusLeft = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget);
        if (focusLeft && hovered.current !== id) setOpen((current) => (current === id ? null : current));
      },
    }),
    toggle: (id) => show(open === id && hovered.current !== id ? null : id),
    close: () => show(null),
  };
}
