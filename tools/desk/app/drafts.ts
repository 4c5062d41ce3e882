/** Text that is not saved yet, kept in the browser in case it crashes or the tab is closed. */
export interface Draft {
  text: string;
  /** The version of the file on which it is based. */
  version: string;
  /** Time in milliseconds. */
  at: number;
}

const KEY = 'desk-draft:';
const keyOf = (file: string) => KEY + file;

/** The files with text that is not saved. */
export function filesWithDrafts(): string[] {
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(KEY) ? key.slice(KEY.length) : []));
}

export function readDraft(file: string): Draft | null {
  const stored = localStorage.getItem(keyOf(file));
  return stored ? JSON.parse(stored) : null;
}

/** Returns whether the browser had room for it. */
export function keepDraft(file: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(file), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(file: string): void {
  localStorage.removeItem(keyOf(file));
}
