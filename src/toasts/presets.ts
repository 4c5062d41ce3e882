/** Where on the screen notices stand. */
export type NoticePosition = 'bottom-right' | 'bottom-center' | 'top-right' | 'top-center';

/** How a kind of notice behaves. Times are milliseconds, distances CSS pixels. */
export interface NoticePreset {
  /** How long a notice stays. */
  duration: number;
  /** How many are shown at once; the newest are. */
  visible: number;
  /** How far a notice must be swiped to the right to go. */
  swipeThreshold: number;
  /** Names of modifier properties and key codes of a `KeyboardEvent` that together move the focus to the notices. */
  hotkey: readonly string[];
  /** The hotkey in words. */
  hotkeyName: string;
  /** How long a dismissed notice stays in the queue, closed. */
  removalDelay: number;
  position: NoticePosition;
}

/**
 * The two settings of the specification (part 4). What they say about size (356 px wide, 14 px apart, a removal
 * animation of 200 ms) stands in `Notices.module.css`.
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
} as const satisfies Record<string, NoticePreset>;

export type NoticePresetName = keyof typeof presets;

/** What callers get who name no preset: the one that leaves more time to read and whose key no browser takes. */
export const defaultPreset: NoticePresetName = 'single';
