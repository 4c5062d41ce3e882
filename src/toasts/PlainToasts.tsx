import { strings } from '../site/strings';
import { dismissToast, type Toast } from './showToast';
import styles from './Toasts.module.css';

/** The newest toast without anything that would have to be fetched: it stays until it is closed. */
export function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  const toast = toasts.findLast(({ isOpen }) => isOpen);
  return (
    <div className={styles.viewport} data-position="bottom-right" role="alert">
      {toast && (
        <div className={styles.toast} data-type={toast.type}>
          <div className={styles.words}>
            <p className={styles.title}>{toast.title}</p>
            {toast.description && <p className={styles.description}>{toast.description}</p>}
          </div>
          <button type="button" className={styles.plainClose} onClick={() => dismissToast(toast.id)}>
            {strings.closeToast}
          </button>
        </div>
      )}
    </div>
  );
}
