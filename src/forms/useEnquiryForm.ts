import { type FormEvent, type SubmitEvent, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MailSettings } from '../config/mailSettings';
import { agreementMessages, refusedMessage } from '../facts/sendMessages';
import { loadToasts } from '../toasts/ToastHost';
import type { EnquiryDefinition } from './definitions';
import { createReference, type Draft, readDraft, removeDraft, writeDraft } from './draft';
import { AGREEMENT } from './Field';
import { errorsIn, type FieldErrors, fieldOf, fillEmptyFields, valuesOf } from './fields';
import { HONEYPOT } from './Honeypot';
import { prefillOf, withNewChoice } from './prefill';
import { loadSending, useSending } from './useSending';

/**
 * Milliseconds until a visitor has noticed a failure. When the visitor leaves, browsers fail the pending request just before
 * they unload the page. Nobody sees that failure, and the draft must stay marked as submitted.
 */
const TIME_TO_NOTICE = 1_000;

/** Milliseconds after which the wait ends if nothing is painted, as in a hidden tab. */
const LONGEST_WAIT = 100;

/**
 * Waits for the next paint, so that long work does not delay the visible response to a press.
 * https://web.dev/articles/optimize-inp#yield_to_allow_rendering_work_to_occur_sooner
 */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

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
  const [sent, setSent] = useState<{ reference: string; takesFocus: boolean } | null>(null);
  const [isDraftKept, setDraftKept] = useState(false);
  /** Whether the draft was submitted on an earlier visit and its result is unknown. */
  const [isUnconfirmed, setUnconfirmed] = useState(false);

  /** Saves the draft. Every attempt to send it has the same reference. */
  function save(isSubmitted = draft.current?.isSubmitted ?? false): Draft {
    const reference = draft.current?.reference ?? createReference();
    draft.current = { values: valuesOf(form.current, fields), reference, isSubmitted };
    const isKept = writeDraft(kind, draft.current);
    // The message about the draft can wait; the typed character must appear at once.
    startTransition(() => setDraftKept(isKept));
    return draft.current;
  }

  function forget(): void {
    if (draft.current) removeDraft(kind, draft.current);
    draft.current = null;
    setDraftKept(false);
    setUnconfirmed(false);
  }

  function saveOrForget(): void {
    if (Object.values(valuesOf(form.current, fields)).some(Boolean)) save();
    else forget();
  }

  function clear(): void {
    form.current?.reset();
    setErrors({});
    setSubmitCount(0);
    setAgreed(false);
    forget();
  }

  function paramsNow(reference: string): Record<string, string> {
    const entered = Object.entries(valuesOf(form.current, fields));
    return paramsOf(Object.fromEntries(entered.map(([name, value]) => [name, value.trim()])), reference);
  }

  const sending = useSending(kind, mail, {
    onSent(params) {
      const { reference = '' } = params;
      const isUnchanged = JSON.stringify(paramsNow(reference)) === JSON.stringify(params);
      if (isUnchanged) clear();
      else {
        // The answer came late. What the visitor has changed since is another enquiry, with a new reference.
        forget();
        saveOrForget();
      }
      setSent({ reference, takesFocus: isUnchanged });
    },
    onFailed() {
      setTimeout(() => draft.current && save(false), TIME_TO_NOTICE);
    },
  });

  const start = useEffectEvent(() => {
    setHydrated(true);
    setAgreed(fieldOf(form.current, AGREEMENT)?.checked ?? false);
    const isTyped = Object.values(valuesOf(form.current, fields)).some(Boolean);
    const asked = prefillOf(location.search, kind);
    draft.current = readDraft(kind);
    setDraftKept(draft.current !== null);
    setUnconfirmed(draft.current?.isSubmitted ?? false);
    if (draft.current) fillEmptyFields(form.current, withNewChoice(draft.current.values, asked, kind));
    fillEmptyFields(form.current, asked);
    if (isTyped) save();
  });
  useEffect(() => start(), []);

  /** After the first submit, validates a field again when it changes. */
  function input(event: FormEvent<HTMLFormElement>): void {
    const { name, checked } = event.target as HTMLInputElement;
    if (name === AGREEMENT) setAgreed(checked);
    saveOrForget();
    if (submitCount === 0) return;
    const found = errorsIn(form.current, fields);
    setErrors((before) => ({ ...before, [name]: found[name as keyof FieldErrors] }));
  }

  function trySend(): void {
    const honeypot = fieldOf(form.current, HONEYPOT);
    if (honeypot?.value) {
      sending.report(refusedMessage);
      // The message says that a second submit will work: a password manager may have filled in the field.
      honeypot.value = '';
      return;
    }
    // The list and the checkbox are disabled while the form is being sent and would lose the focus.
    if (document.activeElement?.matches('select, [type=checkbox]')) {
      form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
    }
    setSent(null);
    sending.send(paramsNow(save(true).reference));
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    // Stop here, or `src/browser/islands/earlyInput.ts` would queue the event.
    event.stopPropagation();
    if (sending.state !== 'idle') return;
    await afterPaint();
    sending.dismiss();
    const agreement = fieldOf(form.current, AGREEMENT);
    if (!agreement?.checked) {
      sending.report(agreementMessages[kind]);
      agreement?.focus();
    }
    const found = errorsIn(form.current, fields);
    setErrors(found);
    setSubmitCount((count) => count + 1);
    if (agreement?.checked && Object.keys(found).length === 0) trySend();
  }

  function discardDraft(): void {
    clear();
    form.current?.querySelector('input')?.focus();
  }

  function prepareSending(): void {
    // Sending or showing a toast tries again and reports a failure.
    loadSending()
      .then(({ loadMailService }) => loadMailService(mail))
      .catch(() => undefined);
    loadToasts().catch(() => undefined);
  }

  return {
    ...{ form, submit, input, discardDraft, prepareSending },
    ...{ isHydrated, isAgreed, errors, submitCount, sent, isDraftKept, isUnconfirmed, sending },
  };
}
