/** Text that is not saved, kept in the browser in case it crashes, the tab is closed or the server stops. */
export interface Draft {
  text: string;
  /** The version of the file on which it is based. */
  version: string;
}

const KEY = 'desk-draft:';

/** The files with text that is not saved. */
export function filesWithDrafts(): string[] {
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(KEY) ? key.slice(KEY.length) : []));
}

export function readDraft(file: string): Draft | null {
  const stored = localStorage.getItem(KEY + file);
  return stored ? JSON.parse(stored) : null;
}

/** Returns whether the browser had room for it. */
export function keepDraft(file: string, draft: Draft): boolean {
  try {
    localStorage.setItem(KEY + file, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(file: string): void {
  localStorage.removeItem(KEY + file);
}
