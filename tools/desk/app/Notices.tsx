import styles from './Desk.module.css';
import { Button } from './parts/Button';
import type { OpenFile } from './useOpenFile';
import { useOtherTabs } from './useOtherTabs';

/** What the desk says once. */
export interface Message {
  text: string;
  /** Whether it is about work that goes on. */
  isBusy?: boolean;
  /** What the writer may want to do about it. */
  action?: { label: string; run: () => void };
}

interface NoticesProps {
  file: string | null;
  open: OpenFile | null;
  message: string | Message | null;
  onClose: () => void;
  onDecide: (which: 'mine' | 'other') => void;
  onDiscard: () => void;
}

/** What the writer must know now. */
export function Notices({ file, open, message, onClose, onDecide, onDiscard }: NoticesProps) {
  const hasOtherTab = useOtherTabs(file);
  const {
    text,
    isBusy = false,
    action,
  }: Message = typeof message === 'string' ? { text: message } : (message ?? { text: '' });
  return (
    <div className={styles.notices} aria-live="polite">
      {text && (
        <p className={styles.notice}>
          {text} {isBusy && <progress aria-label="Working" />}
          {action && <Button onClick={action.run}>{action.label}</Button>}
          {!isBusy && <Button onClick={onClose}>Close</Button>}
        </p>
      )}
      {hasOtherTab && (
        <p className={styles.notice}>
          This page is also open in another tab. Write in one of them: the other one will ask which text you want.
        </p>
      )}
      {open?.conflict && (
        <div className={styles.notice}>
          <p>
            <strong>This page was changed outside this tab while you were writing.</strong> Nothing was overwritten.
          </p>
          <Button onClick={() => onDecide('mine')}>Keep my text</Button>
          <Button onClick={() => onDecide('other')}>Take the other text</Button>
        </div>
      )}
      {open?.restoredAt && open.isChanged && !open.conflict && (
        <p className={styles.notice}>
          Your text from {new Date(open.restoredAt).toLocaleString()} was not saved. It is shown here.{' '}
          <Button onClick={onDiscard}>Show the saved text instead</Button>
        </p>
      )}
    </div>
  );
}
