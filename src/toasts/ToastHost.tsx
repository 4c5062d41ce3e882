import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { strings } from '../facts/strings';
import { withMailLinks } from '../ui/mailto';
import { currentToasts, dismissToast, onToastsChange, type Toast } from './showToast';
import styles from './Toasts.module.css';

/** The newest toast, without any code that must be fetched. It stays until the visitor closes it. */
function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
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

const none: readonly Toast[] = [];

/** Fetches the code that shows toasts. A page that will probably show one calls it early. */
export function loadToasts(): Promise<typeof import('./Toasts')> {
  // The name keeps it out of the chunk that pages share (`plugins/islands/plugin.ts`).
  return import(/* webpackChunkName: "island-toasts" */ './Toasts');
}

/**
 * Shows toasts. Their code is fetched with the first toast. If that fails, for example offline, they appear in a plain form:
 * the toast may be about the lost connection.
 */
export function ToastHost() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, () => none);
  const [Toasts, setToasts] = useState<ComponentType<{ toasts: readonly Toast[] }>>();
  const [hasFailed, setHasFailed] = useState(false);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    if (!newest || Toasts) return;
    let isCurrent = true;
    loadToasts().then(
      (module) => isCurrent && setToasts(() => module.Toasts),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [newest, Toasts]);

  if (!Toasts && !hasFailed) return null;
  return createPortal(Toasts ? <Toasts toasts={toasts} /> : <PlainToasts toasts={toasts} />, document.body);
}
