import { startTransition, useCallback, useRef, useState } from 'react';
import type { EnquiryKind } from '../site/env';
import { openStorage, readDraft, removeDraft, writeDraft } from './draft';
import { createReference } from './reference';

/**
 * The draft of a form in local storage.
 *
 * - `restore` returns the saved values.
 * - `save` saves values. Without `isSubmitted`, the draft keeps its flag.
 * - `forget` removes the draft and its reference.
 * - `reference` returns the same reference for every attempt to send one draft.
 * - `isUnconfirmed` is true if the draft was submitted on an earlier visit and its result is unknown.
 */
export function useDraft(kind: EnquiryKind) {
  const referenceInUse = useRef<string | null>(null);
  const [isKept, setKept] = useState(false);
  const [isUnconfirmed, setUnconfirmed] = useState(false);

  const reference = useCallback(() => {
    referenceInUse.current ??= createReference();
    return referenceInUse.current;
  }, []);

  const restore = useCallback(() => {
    const draft = readDraft(openStorage(), kind);
    referenceInUse.current = draft?.reference ?? referenceInUse.current;
    setKept(draft !== null);
    setUnconfirmed(draft?.isSubmitted ?? false);
    return draft?.values ?? {};
  }, [kind]);

  const save = useCallback(
    (values: Record<string, string>, isSubmitted?: boolean) => {
      const wasSubmitted = () => readDraft(openStorage(), kind)?.isSubmitted ?? false;
      const draft = { values, reference: reference(), savedAt: Date.now(), isSubmitted: isSubmitted ?? wasSubmitted() };
      const isWritten = writeDraft(openStorage(), kind, draft);
      // The message about the draft can wait; the typed character must appear at once.
      startTransition(() => setKept(isWritten));
    },
    [kind, reference],
  );

  const forget = useCallback(() => {
    removeDraft(openStorage(), kind);
    referenceInUse.current = null;
    setKept(false);
    setUnconfirmed(false);
  }, [kind]);

  return { isKept, isUnconfirmed, reference, restore, save, forget };
}
