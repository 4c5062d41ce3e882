import { Toast, ToastClose, ToastDescription, ToastTitle } from '@radix-ui/react-toast';
import { labels } from '../site/labels';
import { Icon } from '../ui/Icon';
import { NoticeIcon } from './NoticeIcon';
import { dismissNotice, type Notice } from './notify';
import styles from './Toasts.module.css';
import { useCountdown } from './useCountdown';

interface NoticeItemProps {
  notice: Notice;
  /** False while newer notices take its room. */
  isShown: boolean;
  /** True while its time stands still. */
  isPaused: boolean;
}

function refuse(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

const unswipeable = { onSwipeStart: refuse, onSwipeMove: refuse, onSwipeEnd: refuse };

/** One notice: icon, words, a button that closes it. Errors interrupt a screen reader, everything else waits. */
export function NoticeItem({ notice, isShown, isPaused }: NoticeItemProps) {
  const { id, title, description, type, dismissible, duration, isOpen } = notice;
  useCountdown(duration, isOpen && !isPaused, () => dismissNotice(id));

  return (
    <Toast
      className={styles.notice}
      data-type={type}
      type={type === 'error' ? 'foreground' : 'background'}
      open={isOpen && isShown}
      onOpenChange={() => dismissible && dismissNotice(id)}
      {...(dismissible ? {} : unswipeable)}
    >
      <NoticeIcon type={type} />
      <div className={styles.words}>
        <ToastTitle className={styles.title}>{title}</ToastTitle>
        {description && <ToastDescription className={styles.description}>{description}</ToastDescription>}
      </div>
      {dismissible && (
        <ToastClose className={styles.close} aria-label={labels.closeNotice}>
          <Icon name="close" size={20} />
        </ToastClose>
      )}
    </Toast>
  );
}
