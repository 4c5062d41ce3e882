import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { loadNotices } from '../notices/NoticeHost';
import { notify } from '../notices/notify';
import { agreementMessages, type Message, refusedMessage } from '../site/sendMessages';
import { afterPaint } from './afterPaint';
import { looksAutomatic } from './botGuard';
import type { EnquiryDefinition, EnquiryValues } from './definitions';
import { emptyValues, enteredValues } from './enteredValues';
import { prefillOf } from './prefill';
import { schemaOf } from './schema';
import { loadMailService } from './send';
import { useDraft } from './useDraft';
import { useSending } from './useSending';

function notifyError({ title, text }: Message): void {
  notify({ title, description: text, type: 'error' });
}

/** Everything a form does: it keeps what is typed, checks it, sends it, and says what became of it. */
export function useEnquiryForm(definition: EnquiryDefinition) {
  const { kind, fields, paramsOf } = definition;
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const agreement = useRef<HTMLInputElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const success = useRef<HTMLDivElement>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [sentReference, setSentReference] = useState<string | null>(null);
  // A served page was there before React was: its form can be filled in since the navigation began, which is time 0.
  const isNavigated = useIsBrowser();
  const [appearedAt] = useState(() => (isNavigated ? performance.now() : 0));

  // No default values: the form then takes over what was typed before React ran.
  const { register, handleSubmit, setValue, reset, formState } = useForm<EnquiryValues>({
    resolver: valibotResolver(schemaOf(definition)),
    shouldFocusError: false,
  });
  const { isKept: isDraftKept, isUnconfirmed, reference, restore, save, forget } = useDraft(kind);

  const clear = useCallback(() => {
    // Before the reset: React learns of a box that is unticked by its property, and not of one that a reset unticks,
    // whose next tick it would then take for no change.
    if (agreement.current) agreement.current.checked = false;
    form.current?.reset();
    reset(emptyValues(fields));
    setAgreed(false);
    forget();
  }, [reset, forget, fields]);

  const onSent = useCallback(
    (params: Record<string, string>) => {
      clear();
      setSentReference(params.reference ?? null);
    },
    [clear],
  );
  const { state: sending, send } = useSending(kind, onSent);

  const fillEmpty = useCallback(
    (values: EnquiryValues) => {
      const entered = enteredValues(form.current, fields);
      for (const { name } of fields) {
        const value = values[name];
        if (value && !entered[name]) setValue(name, value);
      }
    },
    [setValue, fields],
  );

  const keepDraft = useCallback(() => {
    const values = enteredValues(form.current, fields);
    if (Object.values(values).some(Boolean)) save(values);
    else forget();
  }, [save, forget, fields]);

  useEffect(() => {
    setAgreed(agreement.current?.checked ?? false);
    const typedBefore = Object.values(enteredValues(form.current, fields)).some(Boolean);
    fillEmpty(restore());
    if (typedBefore) keepDraft();
  }, [restore, fillEmpty, keepDraft, fields]);

  useEffect(() => {
    if (kind === 'contact') fillEmpty(prefillOf(search));
  }, [kind, search, fillEmpty]);

  // The summary exists after the render that follows a submit.
  useEffect(() => {
    if (formState.submitCount > 0) summary.current?.focus();
  }, [formState.submitCount]);
  useEffect(() => {
    if (sentReference) success.current?.focus();
  }, [sentReference]);

  function trySend(values: EnquiryValues): void {
    if (looksAutomatic(honeypot.current?.value ?? '', performance.now() - appearedAt)) {
      notifyError(refusedMessage);
      // A person whose password manager filled it in gets through at the next press, as the message says.
      if (honeypot.current) honeypot.current.value = '';
      return;
    }
    save(enteredValues(form.current, fields), true);
    setSentReference(null);
    send(paramsOf(values, reference()));
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    await afterPaint();
    const hasAgreed = agreement.current?.checked ?? false;
    if (!hasAgreed) {
      notifyError(agreementMessages[kind]);
      agreement.current?.focus();
    }
    return handleSubmit((values) => {
      if (hasAgreed) trySend(values);
    })();
  }

  function discardDraft(): void {
    clear();
    form.current?.querySelector('input')?.focus();
  }

  async function prepareSending(): Promise<void> {
    await afterPaint();
    // A failure shows when something is really sent, or said, which loads it again.
    loadMailService().catch(() => undefined);
    loadNotices().catch(() => undefined);
  }

  return {
    ...{ form, agreement, honeypot, summary, success },
    ...{ register, formState, submit, keepDraft, discardDraft, prepareSending, setAgreed },
    ...{ isAgreed, isDraftKept, isUnconfirmed, sending, sentReference },
  };
}
