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

/** The default is the preset with more time to read and a hotkey that no browser uses. */
export const defaultPreset: ToastPresetName = 'single';
