import {
  Toast as RadixToast,
  ToastClose,
  ToastDescription,
  ToastProvider,
  ToastTitle,
  ToastViewport,
} from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, type IconNode, Info, LoaderCircle, TriangleAlert, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { strings } from '../facts/strings';
import { LineDrawing } from '../ui/LineDrawing';
import { withMailLinks } from '../ui/mailto';
import { dismissToast, presets, type Toast, type ToastType } from './showToast';
import styles from './Toasts.module.css';

/** When the last toast is closed, moves the focus back to where it was before, so that Tab continues there, and ends the pause. */
function useReturn(area: HTMLElement | null, hasToasts: boolean): void {
  const before = useRef<Element | null>(null);

  useEffect(() => {
    if (!area) return;
    // Radix wraps the area in a region with two invisible tab stops.
    const region = area.closest('[role="region"]') ?? area;
    const remember = (element: Element | null) => {
      if (element && !region.contains(element)) before.current = element;
    };
    const onFocus = (event: FocusEvent) => remember(event.target as Element);
    remember(document.activeElement);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [area]);

  useEffect(() => {
    if (hasToasts || !area) return;
    const hadFocus = area.contains(document.activeElement);
    if (hadFocus && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    // Otherwise Radix would stay paused: a pointer does not leave a toast that closes under it.
    area.parentElement?.dispatchEvent(new Event('pointerleave'));
  }, [area, hasToasts]);
}

/** Whether a toast arrived in a hidden tab and the visitor has not opened the tab since. Radix pauses only older toasts. */
function useArrivedUnseen(): boolean {
  const [isUnseen, setUnseen] = useState(document.hidden);
  useEffect(() => {
    const update = () => document.hidden || setUnseen(false);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isUnseen;
}

const icons: Record<ToastType, IconNode | null> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
  loading: LoaderCircle,
  default: null,
};

/** The decorative icon of a type. It does not use `src/ui/Icon.tsx`, which would load every icon of the site. */
function ToastIcon({ type }: { type: ToastType }) {
  const shapes = icons[type];
  return shapes && <LineDrawing className={styles.icon} shapes={shapes} size={20} />;
}

/** The longest delay of `setTimeout`: about 25 days. A longer duration never ends. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

function prevent(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

const notDismissible = { onSwipeStart: prevent, onSwipeMove: prevent, onSwipeEnd: prevent, onEscapeKeyDown: prevent };

/**
 * One toast: icon, text and close button. Only errors interrupt a screen reader.
 * @param isShown false while newer toasts replace it
 */
function ToastItem({ toast, isShown }: { toast: Toast; isShown: boolean }) {
  const { id, title, description, type, dismissible, duration, isOpen } = toast;
  const isUnseen = useArrivedUnseen();
  return (
    <RadixToast
      className={styles.toast}
      data-type={type}
      type={type === 'error' ? 'foreground' : 'background'}
      hidden={!isShown}
      open={isOpen}
      duration={isUnseen || duration > LONGEST_TIMEOUT ? Infinity : duration}
      onOpenChange={() => dismissToast(id)}
      {...(dismissible ? {} : notDismissible)}
    >
      <ToastIcon type={type} />
      <div className={styles.text}>
        <ToastTitle className={styles.title}>{title}</ToastTitle>
        {description && (
          <ToastDescription className={styles.description}>{withMailLinks(description)}</ToastDescription>
        )}
      </div>
      {dismissible && (
        <ToastClose className={`${styles.close} icon-button plain-button`} aria-label={strings.closeToast}>
          <LineDrawing shapes={X} size={20} />
        </ToastClose>
      )}
    </RadixToast>
  );
}

interface ToastGroupProps extends Pick<Toast, 'preset' | 'position'> {
  /** In the order of arrival, including closed ones. */
  toasts: readonly Toast[];
}

/**
 * The toasts of one preset at one position. Shows the newest, as many as the preset allows. An older one is hidden while
 * its time continues, and returns if it has time left. New toasts never wait, and one that must be dismissed is not lost.
 */
function ToastGroup({ preset, position, toasts }: ToastGroupProps) {
  const { visible, swipeThreshold, hotkey, hotkeyName } = presets[preset];
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const open = toasts.filter(({ isOpen }) => isOpen);
  useReturn(viewport, open.length > 0);

  return (
    <ToastProvider label={strings.toast} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {toasts.map((toast, index) => {
        const newer = toasts.slice(index + 1).filter(({ isOpen }) => isOpen);
        return <ToastItem key={toast.id} toast={toast} isShown={newer.length < visible} />;
      })}
      <ToastViewport
        ref={setViewport}
        className={styles.viewport}
        data-preset={preset}
        data-position={position}
        hotkey={open.length > 0 ? [...hotkey] : []}
        label={`${strings.toasts[position]} (${hotkeyName})`}
      />
    </ToastProvider>
  );
}

const groupOf = ({ preset, position }: Toast) => `${preset} ${position}`;

/** All toasts, grouped by preset and position. */
export function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  const groups = new Map(toasts.map((toast) => [groupOf(toast), toast]));
  return [...groups].map(([group, { preset, position }]) => (
    <ToastGroup
      key={group}
      preset={preset}
      position={position}
      toasts={toasts.filter((toast) => groupOf(toast) === group)}
    />
  ));
}
