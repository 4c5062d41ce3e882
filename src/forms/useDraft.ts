import { type RefObject, useRef, useState } from 'react';
import type { EnquiryKind } from '../config/forms';
import { createReference, type Draft, readDraft, removeDraft, writeDraft } from './draft';
import { isEmpty, valuesOf } from './fields';

/** The draft of a form, so that nothing that a visitor has entered is lost. */
export function useDraft(kind: EnquiryKind, form: RefObject<HTMLFormElement | null>) {
  const draft = useRef<Draft | null>(null);
  const [isKept, setIsKept] = useState(false);

  /** Reads the draft of an earlier visit or of another tab. */
  function restore(): Draft | null {
    draft.current = readDraft(kind);
    setIsKept(draft.current !== null);
    return draft.current;
  }

  function forget(): void {
    if (draft.current) removeDraft(kind, draft.current);
    draft.current = null;
    setIsKept(false);
  }

  /** Saves what is entered, or forgets the draft if nothing is. Every attempt to send it has the same reference. */
  function save(): void {
    // An extension has changed the form, and React has rendered another one in its place.
    if (!form.current) return;
    const values = valuesOf(form.current, kind);
    if (isEmpty(values)) {
      forget();
      return;
    }
    // What this tab makes of another tab's draft is another enquiry.
    const reference = draft.current?.isOwn ? draft.current.reference : createReference();
    draft.current = { values, reference, isOwn: true };
    setIsKept(writeDraft(kind, draft.current));
  }

  const reference = () => draft.current?.reference ?? '';

  return { isKept, reference, restore, save, forget };
}
