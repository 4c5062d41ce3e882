import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MailSettings } from '../config/mailSettings';
import { agreementMessages, refusedMessage } from '../facts/formStrings';
import { loadToasts } from '../toasts/ToastHost';
import type { EnquiryDefinition } from './definitions';
import { createReference, type Draft, readDraft, removeDraft, writeDraft } from './draft';
import { AGREEMENT, errorsIn, type FieldErrors, fieldOf, fillEmptyFields, HONEYPOT, valuesOf } from './fields';
import { prefillOf, withNewChoice } from './prefill';
import { loadSending, useSending } from './useSending';

/**
 * The behavior of a form: it saves a draft, validates, sends and reports the result. The fields are uncontrolled, so that
 * hydration keeps what was typed before React ran.
 */
export function useEnquiryForm(definition: EnquiryDefinition, mail: MailSettings) {
  const { kind, fields, paramsOf } = definition;
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<Draft | null>(null);
  const [isHydrated, setHydrated] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submitCount, setSubmitCount] = useState(0);
  const [isDraftKept, setDraftKept] = useState(false);

  const valuesNow = () => valuesOf(form.current, fields);
  const isEmpty = () => !Object.values(valuesNow()).some(Boolean);
  const readAgreement = () => setAgreed(fieldOf(form.current, AGREEMENT)?.checked ?? false);

  function forget(): void {
    if (draft.current) removeDraft(kind, draft.current);
    draft.current = null;
    setDraftKept(false);
  }

  /** Saves the draft, or removes it if the form is empty again. Every attempt to send it has the same reference. */
  function save(isSubmitted = draft.current?.isSubmitted ?? false): void {
    if (isEmpty()) {
      forget();
      return;
    }
    draft.current = { values: valuesNow(), reference: draft.current?.reference ?? createReference(), isSubmitted };
    setDraftKept(writeDraft(kind, draft.current));
  }

  function clear(): void {
    form.current?.reset();
    setErrors({});
    setSubmitCount(0);
    setAgreed(false);
    forget();
  }

  function paramsNow(): Record<string, string> {
    const trimmed = Object.entries(valuesNow()).map(([name, value]) => [name, value.trim()]);
    return paramsOf(Object.fromEntries(trimmed), draft.current?.reference ?? '');
  }

  const sending = useSending(kind, mail, {
    onSent(params) {
      const isUnchanged = JSON.stringify(paramsNow()) === JSON.stringify(params);
      if (isUnchanged) clear();
      else {
        // The answer came late. What the visitor has changed since is another enquiry, with a new reference.
        forget();
        save();
      }
      return isUnchanged;
    },
    onFailed: () => save(false),
  });

  /** Loads what sending needs, when the visitor first uses the form. */
  function touch(): void {
    // An extension or the browser may have ticked the agreement without an event.
    readAgreement();
    // A submit tries again and reports a failure.
    loadSending()
      .then(({ prepare }) => prepare(mail))
      .catch(() => undefined);
    void loadToasts();
  }

  const start = useEffectEvent(() => {
    setHydrated(true);
    readAgreement();
    const wasUsed = !isEmpty();
    const asked = prefillOf(location.search, kind);
    draft.current = readDraft(kind);
    setDraftKept(draft.current !== null);
    if (draft.current?.isSubmitted) sending.setStatus({ name: 'returned' });
    if (draft.current) fillEmptyFields(form.current, withNewChoice(draft.current.values, asked, kind));
    fillEmptyFields(form.current, asked);
    if (wasUsed) save();
    if (wasUsed || form.current?.contains(document.activeElement)) touch();
  });
  useEffect(() => start(), []);

  /** Saves every change, and validates it after the first submit. */
  function input(): void {
    readAgreement();
    save();
    if (submitCount > 0) setErrors(errorsIn(form.current, fields));
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    // Otherwise `src/browser/islands/earlyInput.ts` would queue the event.
    event.stopPropagation();
    if (sending.isSending) return;
    sending.setStatus({ name: 'editing' });
    const invalid = errorsIn(form.current, fields);
    setErrors(invalid);
    setSubmitCount((count) => count + 1);
    const agreement = fieldOf(form.current, AGREEMENT);
    const honeypot = fieldOf(form.current, HONEYPOT);
    if (!agreement?.checked) {
      sending.hold(agreementMessages[kind]);
      agreement?.focus();
    } else if (Object.keys(invalid).length === 0 && honeypot?.value) {
      sending.hold(refusedMessage);
      // The message says that a second submit will work: a password manager may have filled in the field.
      honeypot.value = '';
    } else if (Object.keys(invalid).length === 0) {
      // Some controls are disabled while the form is being sent and would lose the focus.
      form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
      save(true);
      sending.send(paramsNow());
    }
  }

  function discardDraft(): void {
    clear();
    sending.setStatus({ name: 'editing' });
    fieldOf(form.current, fields[0]?.name ?? '')?.focus();
  }

  return {
    ...{ form, submit, input, discardDraft, touch },
    ...{ isHydrated, isAgreed, errors, submitCount, isDraftKept, status: sending.status, isSending: sending.isSending },
  };
}
