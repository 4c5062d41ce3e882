import type { EnquiryKind } from '../config/mailSettings';
import { draftLifetime, draftPrefix } from '../site/draftStorage';

interface Draft {
  values: Record<string, string>;
  /** Sent with every attempt, so that a mail that arrives twice is recognized. */
  reference: string;
  /** Whether the visitor has submitted it and has not yet seen the result. */
  isSubmitted: boolean;
}

/** Returns local storage, or null where the browser blocks it; some browsers throw an error. */
export function openStorage(): Storage | null {
  try {
    return window.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Returns the draft of a form, or null. `expireDrafts` has already removed an expired one. */
export function readDraft(storage: Storage | null, kind: EnquiryKind): Draft | null {
  try {
    const draft: Draft = JSON.parse(storage?.getItem(draftPrefix + kind) ?? '');
    const texts: unknown[] = [draft.reference, ...Object.values(draft.values)];
    return texts.every((text) => typeof text === 'string') ? draft : null;
  } catch {
    return null;
  }
}

/** Saves a draft with the time, which `expireDrafts` reads. @returns whether the browser stored it */
export function writeDraft(storage: Storage | null, kind: EnquiryKind, draft: Draft): boolean {
  try {
    storage?.setItem(draftPrefix + kind, JSON.stringify({ ...draft, savedAt: Date.now() }));
    return storage !== null;
  } catch {
    return false;
  }
}

/** Marks a draft as not submitted, after the visitor has seen that sending failed. */
export function markUnsubmitted(storage: Storage | null, kind: EnquiryKind): void {
  const draft = readDraft(storage, kind);
  if (draft) writeDraft(storage, kind, { ...draft, isSubmitted: false });
}

export function removeDraft(storage: Storage | null, kind: EnquiryKind): void {
  try {
    storage?.removeItem(draftPrefix + kind);
  } catch {
    // Storage that rejects writes contains no draft.
  }
}

/**
 * Removes drafts that have expired or cannot be read. It runs on every page, because on a shared computer nobody may ever open the same
 * form again.
 */
export function expireDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const savedAt = /"savedAt":(\d+)/.exec(localStorage[key])?.[1];
      const age = Date.now() - Number(savedAt);
      // A time in the future would never expire.
      if (key.startsWith(draftPrefix) && !(Math.abs(age) < draftLifetime)) delete localStorage[key];
    }
  } catch {
    // A browser that blocks storage contains no draft.
  }
}
