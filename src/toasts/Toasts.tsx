import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, type IconNode, Info, LoaderCircle, TriangleAlert, X } from 'lucide';
import { type FocusEvent, useEffect, useRef } from 'react';
import { strings } from '../facts/strings';
import { Icon } from '../ui/Icon';
import { withMailLink } from '../ui/Link';
import { dismissToast, presets, type Toast, type ToastPreset, type ToastType } from './showToast';
import styles from './Toasts.module.css';

const icons: Record<ToastType, IconNode | null> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
  loading: LoaderCircle,
  default: null,
};

const prevent = (event: { preventDefault: () => void }) => event.preventDefault();
const notDismissible = { onSwipeStart: prevent, onSwipeMove: prevent, onSwipeEnd: prevent, onEscapeKeyDown: prevent };

/** One toast: icon, text and close button. Only errors interrupt a screen reader. */
function ToastItem({ id, title, description, type, dismissible, duration, isOpen }: Toast) {
  const icon = icons[type];
  return (
    <Radix.Toast
      className={`${styles.toast} box row`}
      data-type={type}
      type={type === 'error' ? 'foreground' : 'background'}
      open={isOpen}
      duration={duration}
      onOpenChange={() => dismissToast(id)}
      {...(dismissible ? {} : notDismissible)}
    >
      {icon && <Icon className={styles.icon} icon={icon} size={20} />}
      <div className={styles.text}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {description && <Radix.Description className="quiet">{withMailLink(description)}</Radix.Description>}
      </div>
      {dismissible && (
        <Radix.Close className={`${styles.close} icon-button plain-button`} aria-label={strings.closeToast}>
          <Icon icon={X} size={20} />
        </Radix.Close>
      )}
    </Radix.Toast>
  );
}

/** The newest toasts of a preset, as many as it shows at once. */
function ToastGroup({ preset, toasts }: { preset: ToastPreset; toasts: readonly Toast[] }) {
  const { visible, position, swipeThreshold, hotkey, hotkeyName } = presets[preset];
  const area = useRef<HTMLOListElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  const isEmpty = !toasts.some(({ isOpen }) => isOpen);

  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (!area.current?.parentElement?.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  };

  useEffect(() => {
    // Radix moves the focus into the empty area. Tab has to continue where the visitor was before.
    const hasFocus = area.current?.contains(document.activeElement);
    if (isEmpty && hasFocus && focusedBefore.current instanceof HTMLElement)
      focusedBefore.current.focus({ preventScroll: true });
  }, [isEmpty]);

  return (
    <Radix.Provider label={strings.toast} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {toasts.slice(-visible).map((toast) => (
        <ToastItem key={toast.id} {...toast} />
      ))}
      <Radix.Viewport
        ref={area}
        role="list"
        className={`${styles.viewport} stack-3 not-printed`}
        data-preset={preset}
        data-position={position}
        hotkey={isEmpty ? [] : hotkey}
        label={`${strings.toasts} (${hotkeyName})`}
        onFocus={rememberFocus}
      />
    </Radix.Provider>
  );
}

export default function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  return (Object.keys(presets) as ToastPreset[]).map((preset) => {
    const group = toasts.filter((toast) => toast.preset === preset);
    return group.length > 0 && <ToastGroup key={preset} preset={preset} toasts={group} />;
  });
}
