import * as v from 'valibot';
import { DRAFT_LIFETIME, DRAFT_PREFIX } from '../site/draftStorage';
import type { EnquiryKind } from '../site/env';

const draftSchema = v.object({
  values: v.record(v.string(), v.string()),
  /** Sent with every attempt, so that a mail that arrives twice is recognized. */
  reference: v.string(),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  /** Whether the visitor has submitted it and has not yet seen the result. */
  isSubmitted: v.optional(v.boolean(), false),
});

export type Draft = v.InferOutput<typeof draftSchema>;

/** Returns local storage, or null where the browser blocks it; some browsers throw an error. */
export function openStorage(): Storage | null {
  try {
    return window.localStorage ?? null;
  } catch {
    return null;
  }
}

function keyOf(kind: EnquiryKind): string {
  return DRAFT_PREFIX + kind;
}

/** Returns the draft of a form. Removes a draft that has expired or cannot be read, and returns null. */
export function readDraft(storage: Storage | null, kind: EnquiryKind, now: number): Draft | null {
  try {
    const draft = v.parse(draftSchema, JSON.parse(storage?.getItem(keyOf(kind)) ?? 'null'));
    const age = now - draft.savedAt;
    if (age >= 0 && age < DRAFT_LIFETIME) return draft;
  } catch {
    // Removed below, like an expired draft.
  }
  removeDraft(storage, kind);
  return null;
}

/** Saves a draft. @returns whether the browser stored it */
export function writeDraft(storage: Storage | null, kind: EnquiryKind, draft: Draft): boolean {
  try {
    storage?.setItem(keyOf(kind), JSON.stringify(draft));
    return storage !== null;
  } catch {
    return false;
  }
}

/** Marks a draft as not submitted, after the visitor has seen that sending failed. */
export function markUnsubmitted(storage: Storage | null, kind: EnquiryKind, now: number): void {
  const draft = readDraft(storage, kind, now);
  if (draft) writeDraft(storage, kind, { ...draft, isSubmitted: false });
}

export function removeDraft(storage: Storage | null, kind: EnquiryKind): void {
  try {
    storage?.removeItem(keyOf(kind));
  } catch {
    // Storage that rejects writes contains no draft.
  }
}
