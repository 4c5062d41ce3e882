import { useLocation } from '@docusaurus/router';
import { type FormEvent, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { agreementMessages, type Message, refusedMessage } from '../site/sendMessages';
import { showToast } from '../toasts/showToast';
import { loadToasts } from '../toasts/ToastHost';
import { afterPaint } from './afterPaint';
import { looksAutomatic } from './botGuard';
import { enteredValues, fillEmptyFields } from './enteredValues';
import type { EnquiryDefinition, EnquiryValues, FieldName } from './fields';
import { prefillOf } from './prefill';
import { checkEnquiry, type FieldErrors } from './schema';
import { loadMailService } from './send';
import { useDraft } from './useDraft';
import { useSending } from './useSending';

function notifyError({ title, text }: Message): void {
  showToast({ title, description: text, type: 'error' });
}

/**
 * Everything a form does: it keeps what is typed, checks it, sends it, and says what became of it. Values live in the
 * fields themselves, so that what was typed before React ran is simply there.
 */
export function useEnquiryForm(definition: EnquiryDefinition) {
  const { kind, fields, paramsOf } = definition;
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const agreement = useRef<HTMLInputElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const success = useRef<HTMLDivElement>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [mistakes, setMistakes] = useState<FieldErrors>({});
  const [submitCount, setSubmitCount] = useState(0);
  const [sentReference, setSentReference] = useState<string | null>(null);
  const { isKept: isDraftKept, isUnconfirmed, reference, restore, save, forget } = useDraft(kind);

  const clear = useCallback(() => {
    // Before the reset: React learns of a box that is unticked by its property, and not of one that a reset unticks,
    // whose next tick it would then take for no change.
    if (agreement.current) agreement.current.checked = false;
    form.current?.reset();
    setMistakes({});
    setSubmitCount(0);
    setAgreed(false);
    forget();
  }, [forget]);

  const { state: sending, send } = useSending(kind, (params) => {
    clear();
    setSentReference(params.reference ?? null);
  });

  const keepDraft = useCallback(() => {
    const values = enteredValues(form.current, fields);
    if (Object.values(values).some(Boolean)) save(values);
    else forget();
  }, [save, forget, fields]);

  useEffect(() => {
    setAgreed(agreement.current?.checked ?? false);
    const typedBefore = Object.values(enteredValues(form.current, fields)).some(Boolean);
    fillEmptyFields(form.current, restore());
    if (typedBefore) keepDraft();
  }, [restore, keepDraft, fields]);

  useEffect(() => {
    if (kind === 'contact') fillEmptyFields(form.current, prefillOf(search));
  }, [kind, search]);

  // What was submitted before React ran, after what was typed before has been taken over.
  useEffect(() => {
    if (form.current?.dataset.submitted !== undefined) form.current.requestSubmit();
  }, []);

  // The summary exists after the render that follows a submit.
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);
  useEffect(() => {
    if (sentReference) success.current?.focus();
  }, [sentReference]);

  /** Once the form was submitted, a field that is changed is checked anew. */
  function input({ target }: FormEvent<HTMLFormElement>): void {
    keepDraft();
    const name = (target as unknown as HTMLInputElement).name as FieldName;
    if (submitCount === 0 || !fields.some((field) => field.name === name)) return;
    const mistake = checkEnquiry(definition, enteredValues(form.current, fields)).mistakes?.[name];
    setMistakes((before) => ({ ...before, [name]: mistake }));
  }

  function trySend(values: EnquiryValues): void {
    if (looksAutomatic(honeypot.current?.value ?? '', performance.now())) {
      notifyError(refusedMessage);
      // A person whose password manager filled it in gets through at the next press, as the message says.
      if (honeypot.current) honeypot.current.value = '';
      return;
    }
    // A list and a box are disabled while the form is being sent; the focus would be lost with them.
    if (document.activeElement?.matches('select, [type=checkbox]')) {
      form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
    }
    save(enteredValues(form.current, fields), true);
    setSentReference(null);
    send(paramsOf(values, reference()));
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    // Else `src/boot` would remember it.
    event.stopPropagation();
    delete form.current?.dataset.submitted;
    if (sending !== 'idle') return;
    await afterPaint();
    const hasAgreed = agreement.current?.checked ?? false;
    if (!hasAgreed) {
      notifyError(agreementMessages[kind]);
      agreement.current?.focus();
    }
    const checked = checkEnquiry(definition, enteredValues(form.current, fields));
    setMistakes(checked.mistakes ?? {});
    setSubmitCount((count) => count + 1);
    if (checked.values && hasAgreed) trySend(checked.values);
  }

  function discardDraft(): void {
    clear();
    form.current?.querySelector('input')?.focus();
  }

  async function prepareSending(): Promise<void> {
    await afterPaint();
    // A failure shows when something is really sent, or said, which loads it again.
    loadMailService().catch(() => undefined);
    loadToasts().catch(() => undefined);
  }

  return {
    ...{ form, agreement, honeypot, summary, success },
    ...{ submit, input, discardDraft, prepareSending, setAgreed },
    ...{ mistakes, isAgreed, isDraftKept, isUnconfirmed, sending, sentReference },
  };
}
