import styles from './desk.module.css';
import { Button } from './parts/Button';

/** What the desk says once. */
export interface Message {
  text: string;
  /** Whether it is about work that goes on. */
  isBusy?: boolean;
  /** What the writer may want to do about it. */
  action?: { label: string; run: () => void };
}

interface NoticesProps {
  message: string | Message | null;
  onClose: () => void;
}

/** What the writer must know now. */
export function Notices({ message, onClose }: NoticesProps) {
  const shown: Message | null = typeof message === 'string' ? { text: message } : message;
  return (
    <div className={styles.notices} aria-live="polite">
      {shown?.text && (
        <p className={styles.notice}>
          {shown.text} {shown.isBusy && <progress aria-label="Working" />}
          {shown.action && <Button onClick={shown.action.run}>{shown.action.label}</Button>}
          {!shown.isBusy && <Button onClick={onClose}>Close</Button>}
        </p>
      )}
    </div>
  );
}
