import { strings } from '../site/strings';
import { withMailLinks } from '../ui/withMailLinks';
import { dismissToast, type Toast } from './showToast';
import styles from './Toasts.module.css';

/** The newest toast, without any code that must be fetched. It stays until the visitor closes it. */
export function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  const toast = toasts.findLast(({ isOpen }) => isOpen);
  return (
    <div className={styles.viewport} data-position="bottom-right" role="alert">
      {toast && (
        <div className={styles.toast} data-type={toast.type}>
          <div className={styles.text}>
            <p className={styles.title}>{toast.title}</p>
            {toast.description && <p className={styles.description}>{withMailLinks(toast.description)}</p>}
          </div>
          <button type="button" className={styles.plainClose} onClick={() => dismissToast(toast.id)}>
            {strings.closeToast}
          </button>
        </div>
      )}
    </div>
  );
}
