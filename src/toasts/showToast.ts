/**
 * The two presets of the specification (part 4): `single` for the forms, `stack` for everything else. Times are milliseconds,
 * distances CSS pixels. Sizes (356 px wide, 14 px apart, a removal animation of 200 ms) are in `Toasts.module.css`.
 */
export const presets = {
  single: {
    duration: 5000,
    /** How many are shown at once. */
    visible: 1,
    /** How far a toast must be swiped to the right to be dismissed. */
    swipeThreshold: 50,
    /** Properties and codes of the `KeyboardEvent` that moves the focus to the toasts. */
    hotkey: ['F8'],
    hotkeyName: 'F8',
    /** How long a dismissed toast stays in the list, closed. */
    removalDelay: 1_000_000,
    position: 'bottom-right',
  },
  stack: {
    duration: 4000,
    visible: 3,
    swipeThreshold: 20,
    hotkey: ['altKey', 'KeyT'],
    hotkeyName: 'Alt+T',
    removalDelay: 200,
    position: 'bottom-right',
  },
};

export type ToastPreset = keyof typeof presets;

/** Decides the icon, the color and how urgently a toast is announced. */
export type ToastType = 'success' | 'info' | 'warning' | 'error' | 'loading' | 'default';

export interface Toast {
  id: string;
  title: string;
  description?: string | undefined;
  type: ToastType;
  /** Milliseconds until it closes. `Infinity` keeps it open. */
  duration: number;
  /** Whether the visitor can close it. */
  dismissible: boolean;
  preset: ToastPreset;
  isOpen: boolean;
}

/** What a caller leaves out comes from the preset. A toast of the type `loading` stays open. */
export type ToastOptions = Pick<Toast, 'title'> & Partial<Omit<Toast, 'id' | 'isOpen'>>;

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast as soon as `ToastHost` is mounted, and closes the oldest ones beyond the number that its preset shows at once.
 * @returns its id, for `dismissToast`
 */
export function showToast({ type = 'default', preset = 'single', ...options }: ToastOptions): string {
  const { duration, visible } = presets[preset];
  count += 1;
  const id = `toast-${count}`;
  const defaults = { duration: type === 'loading' ? Infinity : duration, dismissible: true };
  publish([...toasts, { ...defaults, ...options, id, type, preset, isOpen: true }]);
  const open = toasts.filter((toast) => toast.preset === preset && toast.isOpen);
  for (const older of open.slice(0, -visible)) dismissToast(older.id);
  return id;
}

/** Closes a toast. Does nothing if it is closed or removed already. */
export function dismissToast(id: string): void {
  const toast = toasts.find((candidate) => candidate.id === id);
  if (!toast?.isOpen) return;
  publish(toasts.map((other) => (other === toast ? { ...toast, isOpen: false } : other)));
  setTimeout(() => publish(toasts.filter((other) => other.id !== id)), presets[toast.preset].removalDelay);
}

/** Returns toasts in the order of arrival: the same array until something changes. */
export const currentToasts = () => toasts;

/** Calls the listener after every change. @returns a function that removes the listener */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
