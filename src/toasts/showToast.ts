/** Where toasts appear on the screen. */
export type ToastPosition = 'bottom-right' | 'bottom-center' | 'top-right' | 'top-center';

/** The behavior of a kind of toast. Times are milliseconds, distances CSS pixels. */
export interface ToastPreset {
  /** How long a toast stays. */
  duration: number;
  /** How many are shown at once. */
  visible: number;
  /** How far a toast must be swiped to the right to be dismissed. */
  swipeThreshold: number;
  /** Names of modifier properties and key codes of a `KeyboardEvent` that together move the focus to the toasts. */
  hotkey: readonly string[];
  /** The hotkey as people write it. */
  hotkeyName: string;
  /** How long a dismissed toast stays in the queue, closed. */
  removalDelay: number;
  position: ToastPosition;
}

/**
 * The two presets of the specification (part 4). Their sizes (356 px wide, 14 px apart, a removal animation of 200 ms) are
 * in `Toasts.module.css`.
 */
export const presets = {
  single: {
    duration: 5000,
    visible: 1,
    swipeThreshold: 50,
    hotkey: ['F8'],
    hotkeyName: 'F8',
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
} as const satisfies Record<string, ToastPreset>;

export type ToastPresetName = keyof typeof presets;

/** The preset of the forms. `stack` is for what is not a form. */
export const defaultPreset: ToastPresetName = 'single';

/** Decides the icon, the color and how urgently a toast is announced. */
export type ToastType = 'success' | 'info' | 'warning' | 'error' | 'loading' | 'default';

/** Options that a caller leaves out come from the preset. */
export interface ToastOptions {
  title: string;
  description?: string;
  type?: ToastType;
  /** Milliseconds until it closes. `Infinity`, the default for `loading`, keeps it open. */
  duration?: number;
  /** Whether the visitor can close it. */
  dismissible?: boolean;
  position?: ToastPosition;
  preset?: ToastPresetName;
}

/** A toast in the queue. */
export interface Toast extends Required<Omit<ToastOptions, 'description'>> {
  id: string;
  description: string | undefined;
  /** False once it was dismissed. It then stays in the queue for the preset's `removalDelay`. */
  isOpen: boolean;
}

type Listener = () => void;

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<Listener>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast. It waits in the queue until `ToastHost` is mounted.
 * @returns its id, for `dismissToast`
 */
export function showToast(options: ToastOptions): string {
  const { type = 'default', preset = defaultPreset, dismissible = true } = options;
  const { duration = type === 'loading' ? Infinity : presets[preset].duration } = options;
  const { position = presets[preset].position, title, description } = options;
  count += 1;
  const id = `toast-${count}`;
  publish([...toasts, { id, title, description, type, preset, dismissible, duration, position, isOpen: true }]);
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
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/**
 * Calls the listener after every change of the queue.
 * @returns a function that removes the listener
 */
export function onToastsChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
