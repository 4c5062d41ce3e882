import type { OpenedFile } from '../server/files';

/** Text that is not saved, kept in the browser in case it crashes, the tab is closed or the server stops. The version is the one on which it is based. */
export interface Draft extends Omit<OpenedFile, 'file'> {
  /** The text of that version. */
  base: string;
}

const KEY = 'desk-draft:';

/** The files with text that is not saved. */
export function filesWithDrafts(): string[] {
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(KEY) ? key.slice(KEY.length) : []));
}

export function readDraft(file: string): Draft | null {
  return JSON.parse(localStorage.getItem(KEY + file) ?? 'null');
}

/** Keeps a text; null removes what is kept. @throws Error if the browser has no room for it */
export function keepDraft(file: string, draft: Draft | null): void {
  if (draft) localStorage.setItem(KEY + file, JSON.stringify(draft));
  else localStorage.removeItem(KEY + file);
}
