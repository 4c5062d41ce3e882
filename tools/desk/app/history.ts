import { movedPosition } from '../text';

/** The text of an open file, with what undo and redo bring back. */
export interface History {
  text: string;
  /** The place in the text whose form is open. */
  cursor: number;
  /** The text after each step. */
  steps: readonly string[];
  /** Which of them is shown. */
  step: number;
  /** When it was typed last; 0 if it was changed in another way since. */
  typedAt: number;
}

/** `typed`: one step with what was typed just before. */
export type ChangeKind = 'typed' | 'step';

/** Milliseconds without typing after which the next words are another step. */
const PAUSE = 500;

export function openedText(text: string): History {
  return { text, cursor: 0, steps: [text], step: 0, typedAt: 0 };
}

function atStep(history: History, steps: readonly string[], step: number): History {
  const text = steps[step];
  if (text === undefined) return history;
  return { text, cursor: movedPosition(history.text, text, history.cursor), steps, step, typedAt: 0 };
}

/** Returns the history after a change. */
export function changed(history: History, text: string, kind: ChangeKind, now: number): History {
  if (text === history.text) return history;
  const isJoined = kind === 'typed' && now - history.typedAt < PAUSE;
  const step = isJoined ? history.step : history.step + 1;
  const next = atStep(history, [...history.steps.slice(0, step), text], step);
  return { ...next, typedAt: kind === 'typed' ? now : 0 };
}

/** Undoes a step, or redoes it. */
export function stepped(history: History, by: -1 | 1): History {
  return atStep(history, history.steps, history.step + by);
}
