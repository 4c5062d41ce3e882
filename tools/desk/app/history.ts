import { movedPosition } from '../text';

/** The text of an open file, with what undo and redo bring back. */
export interface History {
  text: string;
  /** The place in the text whose form is open. */
  cursor: number;
  past: readonly string[];
  future: readonly string[];
  /** When it was typed last; 0 if it was changed in another way since. */
  typedAt: number;
}

/** `typed`: one step with what was typed just before. */
export type ChangeKind = 'typed' | 'step';

/** Milliseconds without typing after which the next words are another step. */
const PAUSE = 500;

export function openedText(text: string): History {
  return { text, cursor: 0, past: [], future: [], typedAt: 0 };
}

function withText(history: History, text: string): History {
  return { ...history, text, cursor: movedPosition(history.text, text, history.cursor) };
}

/** Returns the history after a change. */
export function changed(history: History, text: string, kind: ChangeKind, now: number): History {
  if (text === history.text) return history;
  const isJoined = kind === 'typed' && now - history.typedAt < PAUSE;
  const past = isJoined ? history.past : [...history.past, history.text];
  return { ...withText(history, text), past, future: [], typedAt: kind === 'typed' ? now : 0 };
}

export function undone(history: History): History {
  const { past, future, text } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { ...withText(history, before), past: past.slice(0, -1), future: [text, ...future], typedAt: 0 };
}

export function redone(history: History): History {
  const { past, future, text } = history;
  const [next] = future;
  if (next === undefined) return history;
  return { ...withText(history, next), past: [...past, text], future: future.slice(1), typedAt: 0 };
}
