import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { currentNotices, type Notice, onNoticesChange } from './notify';
import { PlainNotices } from './PlainNotices';

const none: readonly Notice[] = [];

/** Fetches what shows notices. A page that may soon have something to say calls it early. */
export function loadNotices(): Promise<typeof import('./Toasts')> {
  return import('./Toasts');
}

/**
 * Where notices appear, on a page that may have one to show: at the end of the page, and nothing until there is one. What
 * shows them is fetched then; where that fails, as it does offline, they appear in a plain form, because the notice may be
 * the one that says so.
 */
export function NoticeHost() {
  const notices = useSyncExternalStore(onNoticesChange, currentNotices, () => none);
  const [Notices, setNotices] = useState<ComponentType<{ notices: readonly Notice[] }>>();
  const [hasFailed, setHasFailed] = useState(false);
  const newest = notices.at(-1)?.id;

  useEffect(() => {
    if (!newest || Notices) return;
    let isCurrent = true;
    loadNotices().then(
      (module) => isCurrent && setNotices(() => module.Notices),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [newest, Notices]);

  if (!Notices && !hasFailed) return null;
  return createPortal(Notices ? <Notices notices={notices} /> : <PlainNotices notices={notices} />, document.body);
}
