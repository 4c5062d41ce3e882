import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { PlainToasts } from './PlainToasts';
import { currentToasts, onToastsChange, type Toast } from './showToast';

const none: readonly Toast[] = [];

/** Fetches what shows toasts. A page that may soon have something to say calls it early. */
export function loadToasts(): Promise<typeof import('./Toasts')> {
  return import('./Toasts');
}

/**
 * Where toasts appear, on a page that may have one to show: at the end of the page, and nothing until there is one. What
 * shows them is fetched then; where that fails, as it does offline, they appear in a plain form, because the toast may be
 * the one that says so.
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
