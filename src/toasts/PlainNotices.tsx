import { labels } from '../site/labels';
import { dismissNotice, type Notice } from './notify';
import styles from './Toasts.module.css';

/** The newest notice without anything that would have to be fetched: it stays until it is closed. */
export function PlainNotices({ notices }: { notices: readonly Notice[] }) {
  const notice = notices.findLast(({ isOpen }) => isOpen);
  return (
    <div className={styles.viewport} data-position="bottom-right" role="alert">
      {notice && (
        <div className={styles.notice} data-type={notice.type}>
          <div className={styles.words}>
            <p className={styles.title}>{notice.title}</p>
            {notice.description && <p className={styles.description}>{notice.description}</p>}
          </div>
          <button type="button" className={styles.plainClose} onClick={() => dismissNotice(notice.id)}>
            {labels.closeNotice}
          </button>
        </div>
      )}
    </div>
  );
}
