import { useCallback, useRef, useState } from 'react';
import type { EnquiryKind } from '../site/env';
import { openStorage, readDraft, removeDraft, writeDraft } from './draft';
import { createReference } from './reference';

/**
 * The draft of a form in local storage.
 * `restore` gives what is kept and says so from then on; `save` keeps values; `forget` drops everything, the reference
 * included; `reference` is the same for every attempt to send one draft.
 */
export function useDraft(kind: EnquiryKind) {
  const referenceInUse = useRef<string | null>(null);
  const [isKept, setKept] = useState(false);

  const reference = useCallback(() => {
    referenceInUse.current ??= createReference();
    return referenceInUse.current;
  }, []);

  const restore = useCallback(() => {
    const draft = readDraft(openStorage(), kind, Date.now());
    referenceInUse.current = draft?.reference ?? referenceInUse.current;
    setKept(draft !== null);
    return draft?.values ?? {};
  }, [kind]);

  const save = useCallback(
    (values: Record<string, string>) => {
      const draft = { values, reference: reference(), savedAt: Date.now() };
      setKept(writeDraft(openStorage(), kind, draft));
    },
    [kind, reference],
  );

  const forget = useCallback(() => {
    removeDraft(openStorage(), kind);
    referenceInUse.current = null;
    setKept(false);
  }, [kind]);

  return { isKept, reference, restore, save, forget };
}
