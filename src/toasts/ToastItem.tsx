import { Toast as RadixToast, ToastClose, ToastDescription, ToastTitle } from '@radix-ui/react-toast';
import { X } from 'lucide';
import { strings } from '../site/strings';
import { LineDrawing } from '../ui/LineDrawing';
import { withMailLinks } from '../ui/withMailLinks';
import { dismissToast, type Toast } from './showToast';
import { ToastIcon } from './ToastIcon';
import styles from './Toasts.module.css';
import { useCountdown } from './useCountdown';

interface ToastItemProps {
  toast: Toast;
  /** False while newer toasts replace it. */
  isShown: boolean;
  /** True while its time is stopped. */
  isPaused: boolean;
}

function prevent(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

const unswipeable = { onSwipeStart: prevent, onSwipeMove: prevent, onSwipeEnd: prevent };

/** One toast: icon, text and close button. Only errors interrupt a screen reader. */
export function ToastItem({ toast, isShown, isPaused }: ToastItemProps) {
  const { id, title, description, type, dismissible, duration, isOpen } = toast;
  useCountdown(duration, isOpen && !isPaused, () => dismissToast(id));

  return (
    <RadixToast
      className={styles.toast}
      data-type={type}
      type={type === 'error' ? 'foreground' : 'background'}
      open={isOpen && isShown}
      onOpenChange={() => dismissible && dismissToast(id)}
      {...(dismissible ? {} : unswipeable)}
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
