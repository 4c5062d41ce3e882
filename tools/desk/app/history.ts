import { mergeVersions, type Side, type Versions } from '../merge';
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

/**
 * Returns the history after others changed the file, so that undo takes back one's own changes only. Steps that contradict theirs go.
 * @param choices for the places that the shown text and theirs both changed
 */
export function followed(
  history: History,
  versions: Omit<Versions, 'mine'>,
  choices: Readonly<Record<string, Side>> = {},
): History {
  const merged = (step: string) => {
    const { conflicts, text } = mergeVersions({ ...versions, mine: step }, {});
    return conflicts.length > 0 ? null : (text ?? step);
  };
  const { text } = mergeVersions({ ...versions, mine: history.text }, choices);
  const before = history.steps.slice(0, history.step).map(merged);
  const after = history.steps.slice(history.step + 1).map(merged);
  const end = after.indexOf(null);
  const earlier = before.slice(before.lastIndexOf(null) + 1);
  const steps = [...earlier, text, ...(end < 0 ? after : after.slice(0, end))].map((step) => step ?? '');
  return atStep(history, steps, earlier.length);
}

/** Undoes a step, or redoes it. */
export function stepped(history: History, by: -1 | 1): History {
  return atStep(history, history.steps, history.step + by);
}
