import * as v from 'valibot';
import { draftPrefix } from '../site/draftStorage';
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

/** Returns the draft of a form, or null. The boot script has removed an expired one (`src/boot/expireDrafts.ts`). */
export function readDraft(storage: Storage | null, kind: EnquiryKind): Draft | null {
  try {
    return v.parse(draftSchema, JSON.parse(storage?.getItem(draftPrefix + kind) ?? ''));
  } catch {
    return null;
  }
}

/** Saves a draft. @returns whether the browser stored it */
export function writeDraft(storage: Storage | null, kind: EnquiryKind, draft: Draft): boolean {
  try {
    storage?.setItem(draftPrefix + kind, JSON.stringify(draft));
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
