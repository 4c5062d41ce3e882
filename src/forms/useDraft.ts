import { startTransition, useCallback, useRef, useState } from 'react';
import type { EnquiryKind } from '../site/env';
import { openStorage, readDraft, removeDraft, writeDraft } from './draft';
import { createReference } from './reference';

/**
 * The draft of a form in local storage.
 * `restore` gives what is kept and says so from then on; `save` keeps values, and with `isSubmitted` whether they were
 * submitted, which stays as it was when not said; `forget` drops everything, the reference included; `reference` is the same for every attempt to send one
 * draft. `isUnconfirmed` says that the draft was submitted on an earlier visit and nobody knows what became of it.
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
    const draft = readDraft(openStorage(), kind, Date.now());
    referenceInUse.current = draft?.reference ?? referenceInUse.current;
    setKept(draft !== null);
    setUnconfirmed(draft?.isSubmitted ?? false);
    return draft?.values ?? {};
  }, [kind]);

  const save = useCallback(
    (values: Record<string, string>, isSubmitted?: boolean) => {
      const wasSubmitted = () => readDraft(openStorage(), kind, Date.now())?.isSubmitted ?? false;
      const draft = { values, reference: reference(), savedAt: Date.now(), isSubmitted: isSubmitted ?? wasSubmitted() };
      const isWritten = writeDraft(openStorage(), kind, draft);
      // The words about it may wait; the letter that was typed may not.
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
