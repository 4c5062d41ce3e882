import { startTransition, useCallback, useRef, useState } from 'react';
import type { EnquiryKind } from '../config/mailSettings';
import { company } from '../site/company';
import { openStorage, readDraft, removeDraft, writeDraft } from './draft';

/** Characters that cannot be confused when read aloud or copied by hand: no 0, 1, I, L, O, U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const INITIALS = company.brand
  .split(' ')
  .map((word) => word[0])
  .join('');

/** Returns a new reference such as `KR-7F3K-Q2`: six random characters, 729 million possibilities. */
export function createReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  const characters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${INITIALS}-${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/**
 * The draft of a form in local storage. Tabs with the same form share it.
 *
 * - `restore` returns the saved values: on arrival, and after another tab has saved or removed the draft.
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

  const restore = useCallback(
    (hasChangedElsewhere = false) => {
      const draft = readDraft(openStorage(), kind);
      referenceInUse.current = draft?.reference ?? null;
      setKept(draft !== null);
      // A tab that has just submitted it waits for the result.
      setUnconfirmed((before) => (before || !hasChangedElsewhere) && (draft?.isSubmitted ?? false));
      return draft?.values ?? {};
    },
    [kind],
  );

  const save = useCallback(
    (values: Record<string, string>, isSubmitted?: boolean) => {
      const wasSubmitted = () => readDraft(openStorage(), kind)?.isSubmitted ?? false;
      const draft = { values, reference: reference(), isSubmitted: isSubmitted ?? wasSubmitted() };
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
