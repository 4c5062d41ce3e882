import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { withTimeout } from '../browser/timeout';
import { currentToasts, onToastsChange, type Toast } from './showToast';

interface ToastsProps {
  toasts: readonly Toast[];
}

/** Announces the newest toast to screen readers if `Toasts` cannot be loaded. The page itself shows the same text. */
function Announcement({ toasts }: ToastsProps) {
  const toast = toasts.at(-1);
  return (
    <p role="alert" className="visually-hidden">
      {toast?.title} {toast?.description}
    </p>
  );
}

/** Loads the code that shows toasts. A page that will probably show one calls it early. */
export function loadToasts(): Promise<{ default: ComponentType<ToastsProps> }> {
  // The name keeps it out of the chunk that pages share (`plugins/islands/plugin.ts`).
  return withTimeout(import(/* webpackChunkName: "island-toasts" */ './Toasts')).catch(() => ({
    default: Announcement,
  }));
}

const Toasts = lazy(loadToasts);
const none: readonly Toast[] = [];

/** Shows toasts. Their code is loaded with the first toast. */
export function ToastHost() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, () => none);
  if (toasts.length === 0) return null;
  return createPortal(
    <Suspense>
      <Toasts toasts={toasts} />
    </Suspense>,
    document.body,
  );
}
