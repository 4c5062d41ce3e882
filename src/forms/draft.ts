import type { EnquiryKind } from '../config/forms';
import { company } from '../facts/company';
import { draftLifetime, draftStorageKeys } from '../facts/storage';
import type { EnquiryValues } from './fields';

export interface Draft {
  values: EnquiryValues;
  /** Sent with every attempt, so that a mail that arrives twice is recognized. */
  reference: string;
  /** False if another tab has saved it, which may still be open. */
  isOwn: boolean;
}

/** Returns undefined if the action throws, as access to storage does in some browsers where it is blocked or full. */
function tryTo<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Returns a storage of the browser, or undefined if it is blocked. */
export const storageOf = (name: 'sessionStorage' | 'localStorage') => tryTo(() => window[name]);

/** Session storage has the tab's own draft, for a reload. Local storage has the draft that any tab saved last, for a new tab. */
const storages = () => [storageOf('sessionStorage'), storageOf('localStorage')].filter((storage) => !!storage);

/** Returns a draft, or undefined if there is none, or one that is too old or cannot be read. */
function draftIn(storage: Storage, name: string): Draft | undefined {
  return tryTo(() => {
    const { values, reference, savedAt } = JSON.parse(storage.getItem(name) ?? '');
    const texts: unknown[] = [reference, ...Object.values(values)];
    // A time in the future would never be too old.
    const isFresh = Math.abs(Date.now() - savedAt) < draftLifetime;
    const isDraft = isFresh && texts.every((text) => typeof text === 'string');
    return isDraft ? { values, reference, isOwn: storage === storageOf('sessionStorage') } : undefined;
  });
}

/** Returns the draft of this tab, or else the one that another tab has saved last. */
export function readDraft(kind: EnquiryKind): Draft | null {
  for (const storage of storages()) {
    const draft = draftIn(storage, draftStorageKeys[kind]);
    if (draft) return draft;
  }
  return null;
}

/** Saves a draft. @returns whether it survives the closing of the tab */
export function writeDraft(kind: EnquiryKind, { values, reference }: Draft): boolean {
  const text = JSON.stringify({ values, reference, savedAt: Date.now() });
  for (const storage of storages()) tryTo(() => storage.setItem(draftStorageKeys[kind], text));
  return tryTo(() => localStorage.getItem(draftStorageKeys[kind])) === text;
}

/** Removes a draft, except from local storage if another tab has saved its own there since. */
export function removeDraft(kind: EnquiryKind, { reference }: Draft): void {
  const name = draftStorageKeys[kind];
  for (const storage of storages()) if (draftIn(storage, name)?.reference === reference) storage.removeItem(name);
}

/** Removes old drafts. It runs on every page, because on a shared computer nobody may ever open the same form again. */
export function expireDrafts(): void {
  for (const storage of storages())
    for (const name of Object.values(draftStorageKeys)) if (!draftIn(storage, name)) storage.removeItem(name);
}

/** Characters that cannot be confused when read aloud or copied by hand: no 0, 1, I, L, O, U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a new reference such as `KR-7F3K-Q2`: six random characters, 729 million possibilities. */
export function createReference(): string {
  const initials = company.brand.replace(/(\S)\S*\s*/g, '$1');
  // Not `crypto`, which an extension may have removed. Nobody gains anything by guessing a reference.
  const character = () => ALPHABET[Math.floor(Math.random() * ALPHABET.length)];
  const characters = (length: number) => Array.from({ length }, character).join('');
  return `${initials}-${characters(4)}-${characters(2)}`;
}
