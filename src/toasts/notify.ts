import { defaultPreset, type NoticePosition, type NoticePresetName, presets } from './presets';

/** What a notice is about; it sets icon, colour and how urgently it is announced. */
export type NoticeType = 'success' | 'info' | 'warning' | 'error' | 'loading' | 'default';

/** What a caller says; everything left out comes from the preset. */
export interface NoticeOptions {
  title: string;
  description?: string;
  type?: NoticeType;
  /** Milliseconds until it goes by itself; `Infinity` keeps it, which is what `loading` does when nothing is said. */
  duration?: number;
  /** Whether the visitor can close it. */
  dismissible?: boolean;
  position?: NoticePosition;
  preset?: NoticePresetName;
}

/** A notice in the queue, with nothing left out but its description. */
export interface Notice extends Required<Omit<NoticeOptions, 'description'>> {
  id: string;
  description: string | undefined;
  /** False once it was dismissed; it then stays in the queue for the preset's `removalDelay`. */
  isOpen: boolean;
}

type Listener = () => void;

let notices: readonly Notice[] = [];
let count = 0;
const listeners = new Set<Listener>();

function publish(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a notice. It waits in the queue until the host is there.
 * @returns its id, for `dismissNotice`
 */
export function notify(options: NoticeOptions): string {
  const { type = 'default', preset = defaultPreset, dismissible = true } = options;
  const { duration = type === 'loading' ? Infinity : presets[preset].duration } = options;
  const { position = presets[preset].position, title, description } = options;
  count += 1;
  const id = `notice-${count}`;
  publish([...notices, { id, title, description, type, preset, dismissible, duration, position, isOpen: true }]);
  return id;
}

/** Closes a notice; one that is closed or gone already is no mistake. */
export function dismissNotice(id: string): void {
  const notice = notices.find((candidate) => candidate.id === id);
  if (!notice?.isOpen) return;
  publish(notices.map((other) => (other === notice ? { ...notice, isOpen: false } : other)));
  setTimeout(() => publish(notices.filter((other) => other.id !== id)), presets[notice.preset].removalDelay);
}

/** Notices in the order they came; the same array until something changes. */
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
