import * as v from 'valibot';
import type { EnquiryKind } from '../site/env';

/** Milliseconds after its last change that a draft is forgotten: seven days. */
export const DRAFT_LIFETIME = 7 * 24 * 60 * 60 * 1000;

const draftSchema = v.object({
  values: v.record(v.string(), v.string()),
  /** Goes along with every attempt to send this draft, so that a mail that arrives twice is recognised. */
  reference: v.string(),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  /** Whether the visitor has submitted it and not yet been told what became of it. */
  isSubmitted: v.optional(v.boolean(), false),
});

export type Draft = v.InferOutput<typeof draftSchema>;

/** Local storage; null where the browser blocks it, which it may do by throwing. */
export function openStorage(): Storage | null {
  try {
    return window.localStorage ?? null;
  } catch {
    return null;
  }
}

function keyOf(kind: EnquiryKind): string {
  return `draft:${kind}`;
}

/** The draft of a form; null when there is none, when it is older than seven days, or when it cannot be read. */
export function readDraft(storage: Storage | null, kind: EnquiryKind, now: number): Draft | null {
  try {
    const draft = v.parse(draftSchema, JSON.parse(storage?.getItem(keyOf(kind)) ?? 'null'));
    const age = now - draft.savedAt;
    if (age >= 0 && age < DRAFT_LIFETIME) return draft;
  } catch {
    // No draft, or one that nobody can read: it goes, as an expired one does.
  }
  removeDraft(storage, kind);
  return null;
}

/** Keeps a draft. @returns whether the browser took it */
export function writeDraft(storage: Storage | null, kind: EnquiryKind, draft: Draft): boolean {
  try {
    storage?.setItem(keyOf(kind), JSON.stringify(draft));
    return storage !== null;
  } catch {
    return false;
  }
}

/** Keeps a draft as one that was not sent, after the visitor has been told so. */
export function markUnsubmitted(storage: Storage | null, kind: EnquiryKind, now: number): void {
  const draft = readDraft(storage, kind, now);
  if (draft) writeDraft(storage, kind, { ...draft, isSubmitted: false });
}

export function removeDraft(storage: Storage | null, kind: EnquiryKind): void {
  try {
    storage?.removeItem(keyOf(kind));
  } catch {
    // Storage that cannot be written to holds no draft of ours.
  }
}
