/** What a notice is about; it sets icon, colour and how urgently it is announced. */
export type NoticeType = 'success' | 'info' | 'warning' | 'error' | 'loading' | 'default';

export type NoticePosition = 'bottom-right' | 'bottom-center' | 'top-right' | 'top-center';

/** What a caller says; everything left out comes from the preset. */
export interface NoticeOptions {
  title: string;
  description?: string;
  type?: NoticeType;
  /** Milliseconds until it goes by itself; `Infinity` keeps it. */
  duration?: number;
  /** Whether the visitor can close it. */
  dismissible?: boolean;
  position?: NoticePosition;
}

export interface Notice extends NoticeOptions {
  id: string;
}

type Listener = (notices: readonly Notice[]) => void;

let notices: readonly Notice[] = [];
let count = 0;
const listeners = new Set<Listener>();

function publish(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener(notices);
}

/**
 * Shows a notice. It waits in the queue until the host is there and has room for it.
 * @returns its id, for `dismissNotice`
 */
export function notify(options: NoticeOptions): string {
  count += 1;
  const id = `notice-${count}`;
  publish([...notices, { ...options, id }]);
  return id;
}

/** Takes a notice out of the queue; one that is gone already is no mistake. */
export function dismissNotice(id: string): void {
  publish(notices.filter((notice) => notice.id !== id));
}

/** Notices in the order they came. */
export function currentNotices(): readonly Notice[] {
  return notices;
}

/**
 * Calls the listener after every change of the queue.
 * @returns a function that ends this
 */
export function onNoticesChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
