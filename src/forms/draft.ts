import type { EnquiryKind } from '../config/mailSettings';
import { company } from '../facts/company';
import { draftLifetime, draftPrefix } from '../facts/draftStorage';
import type { EnquiryValues } from './definitions';

export interface Draft {
  values: EnquiryValues;
  /** Sent with every attempt, so that a mail that arrives twice is recognized. */
  reference: string;
  /** Whether the visitor has submitted it and has not yet seen the result. */
  isSubmitted: boolean;
}

/**
 * A tab reloads what was typed in it, from session storage. Local storage has the draft that any tab saved last, for a new tab.
 */
const STORAGES = ['sessionStorage', 'localStorage'] as const;

/** Returns the storages that the browser does not block. Some browsers throw an error. */
function storages(): Storage[] {
  return STORAGES.flatMap((name) => {
    try {
      return window[name] ?? [];
    } catch {
      return [];
    }
  });
}

function draftIn(storage: Storage, kind: EnquiryKind): Draft | null {
  try {
    const draft: Draft = JSON.parse(storage.getItem(draftPrefix + kind) ?? '');
    const texts: unknown[] = [draft.reference, ...Object.values(draft.values)];
    return texts.every((text) => typeof text === 'string') ? draft : null;
  } catch {
    return null;
  }
}

/** Returns the draft of a form, or null. `expireDrafts` has already removed an expired one. */
export function readDraft(kind: EnquiryKind): Draft | null {
  return storages().reduce<Draft | null>((found, storage) => found ?? draftIn(storage, kind), null);
}

/** Saves a draft with the time, which `expireDrafts` reads. @returns whether it will be there after the tab is closed */
export function writeDraft(kind: EnquiryKind, draft: Draft): boolean {
  const text = JSON.stringify({ ...draft, savedAt: Date.now() });
  const written = storages().filter((storage) => {
    try {
      storage.setItem(draftPrefix + kind, text);
      return true;
    } catch {
      return false;
    }
  });
  return written.length === STORAGES.length;
}

/** Removes a draft. One that another tab has saved since stays. */
export function removeDraft(kind: EnquiryKind, { reference }: Draft): void {
  for (const storage of storages()) {
    if (draftIn(storage, kind)?.reference === reference) storage.removeItem(draftPrefix + kind);
  }
}

/**
 * Removes drafts that have expired or cannot be read. It runs on every page, because on a shared computer nobody may ever open the same
 * form again.
 */
export function expireDrafts(): void {
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) {
      const savedAt = /"savedAt":(\d+)/.exec(storage.getItem(key) ?? '')?.[1];
      const age = Date.now() - Number(savedAt);
      // A time in the future would never expire.
      if (key.startsWith(draftPrefix) && !(Math.abs(age) < draftLifetime)) storage.removeItem(key);
    }
  }
}

/** Characters that cannot be confused when read aloud or copied by hand: no 0, 1, I, L, O, U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a new reference such as `KR-7F3K-Q2`: six random characters, 729 million possibilities. */
export function createReference(): string {
  const initials = company.brand.replace(/(\S)\S*\s*/g, '$1');
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  const characters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${initials}-${characters.slice(0, 4)}-${characters.slice(4)}`;
}
