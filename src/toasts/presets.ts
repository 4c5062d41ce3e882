/** Where on the screen toasts stand. */
export type ToastPosition = 'bottom-right' | 'bottom-center' | 'top-right' | 'top-center';

/** How a kind of toast behaves. Times are milliseconds, distances CSS pixels. */
export interface ToastPreset {
  /** How long a toast stays. */
  duration: number;
  /** How many are shown at once; the newest are. */
  visible: number;
  /** How far a toast must be swiped to the right to go. */
  swipeThreshold: number;
  /** Names of modifier properties and key codes of a `KeyboardEvent` that together move the focus to the toasts. */
  hotkey: readonly string[];
  /** The hotkey in words. */
  hotkeyName: string;
  /** How long a dismissed toast stays in the queue, closed. */
  removalDelay: number;
  position: ToastPosition;
}

/**
 * The two settings of the specification (part 4). What they say about size (356 px wide, 14 px apart, a removal
 * animation of 200 ms) stands in `Toasts.module.css`.
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

/** What callers get who name no preset: the one that leaves more time to read and whose key no browser takes. */
export const defaultPreset: ToastPresetName = 'single';
