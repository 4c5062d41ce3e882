import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { trackEnquiry } from '../browser/analytics/googleAnalytics';
import type { EnquiryKind } from '../config/forms';
import type { MailSettings } from '../config/mailSettings';
import {
  type FailureMessages,
  failureMessages,
  type Message,
  missingScriptMessage,
  successMessages,
  unconfirmedMessage,
} from '../facts/formStrings';
import { showToast, type ToastType } from '../toasts/showToast';
import { loadToasts } from '../toasts/ToastHost';
import { createAttempts, type Failure } from './attempts';
import { fieldOf, fillEmptyFields, haveSameParams, isEmpty, type MailParams, paramsOf, valuesOf } from './fields';
import { prefillOf, withNewChoice } from './prefill';
import { useDraft } from './useDraft';
import { useValidation } from './useValidation';

function messageOf(kind: EnquiryKind, failure: Exclude<Failure, 'captchaMissing'>): Message {
  if (failure === 'unconfirmed') return unconfirmedMessage;
  if (failure === 'missingScript') return missingScriptMessage;
  const messages: FailureMessages = failureMessages[kind];
  return messages[failure] ?? messages.other;
}

/** What the form shows of its enquiry. */
export type Status =
  /** `served`: until React runs. `waiting`: there is no connection. */
  | { name: 'served' | 'editing' | 'sending' | 'waiting' }
  /** `held`: it was not sent, because the visitor has to do something first. `failed`: it was not sent, or its outcome is not known. */
  | { name: 'held' | 'failed'; message: Message }
  | { name: 'sent'; reference: string; takesFocus: boolean };

/**
 * What a form does when something happens. `useDraft` keeps what was entered, `useValidation` finds what is wrong, and `createAttempts`
 * sends the enquiry. The fields are uncontrolled, so that hydration keeps what was typed before React ran.
 */
export function useEnquiryForm(kind: EnquiryKind, mailSettings: MailSettings) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(kind, form);
  const validation = useValidation(kind, form);
  const [attempts] = useState(() => createAttempts(kind, mailSettings));
  const [status, setStatus] = useState<Status>({ name: 'served' });
  const isSending = status.name === 'sending' || status.name === 'waiting';

  const currentParams = () => paramsOf(kind, valuesOf(form.current, kind), draft.reference());

  /** When the visitor first uses the form. */
  function prepareToSend(): void {
    // An extension or the browser may have ticked the agreement without an event.
    validation.readAgreement();
    attempts.prepare();
    void loadToasts();
  }

  const start = useEffectEvent(() => {
    validation.readAgreement();
    const wasUsed = !isEmpty(valuesOf(form.current, kind));
    const requested = prefillOf(location.search, kind);
    const saved = draft.restore();
    setStatus({ name: 'editing' });
    if (saved) fillEmptyFields(form.current, kind, withNewChoice(saved.values, requested, kind));
    fillEmptyFields(form.current, kind, requested);
    if (wasUsed) draft.save();
    if (wasUsed || form.current?.contains(document.activeElement)) prepareToSend();
  });
  useEffect(() => start(), []);

  useEffect(() => {
    if (!isSending) return;
    const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askBeforeLeaving);
    return () => removeEventListener('beforeunload', askBeforeLeaving);
  }, [isSending]);

  function handleInput(): void {
    draft.save();
    validation.checkChange();
  }

  function clear(): void {
    form.current?.reset();
    validation.reset();
    draft.forget();
  }

  function discardDraft(): void {
    clear();
    setStatus({ name: 'editing' });
    fieldOf(form.current, 'name')?.focus();
  }

  function report(name: 'held' | 'failed', message: Message, type: ToastType = 'error'): void {
    setStatus({ name, message });
    showToast({ title: message.title, description: message.text, type });
  }

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    // Otherwise `src/browser/islands/beforeReact.ts` would mark the form as submitted.
    event.stopPropagation();
    if (attempts.isPending()) return;
    setStatus({ name: 'editing' });
    const obstacle = validation.check();
    if (obstacle === null) send();
    else if (obstacle !== 'errors') report('held', obstacle);
  }

  function send(): void {
    // Some controls are disabled while the form is being sent and would lose the focus.
    form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
    draft.save();
    void attempts.send(currentParams(), { onProgress: (name) => setStatus({ name }), onSent: succeed, onFailed: fail });
  }

  /** The answer may come late. What the visitor has changed since is another enquiry, with a new reference. */
  function succeed(sent: MailParams): void {
    const isUnchanged = haveSameParams(currentParams(), sent);
    if (isUnchanged) clear();
    else {
      draft.forget();
      draft.save();
    }
    setStatus({ name: 'sent', reference: sent.reference, takesFocus: isUnchanged });
    showToast({ title: successMessages[kind].title, description: successMessages[kind].text, type: 'success' });
    trackEnquiry(kind);
  }

  function fail(failure: Failure): void {
    if (failure === 'captchaMissing') setStatus({ name: 'editing' });
    else report('failed', messageOf(kind, failure), failure === 'unconfirmed' ? 'warning' : 'error');
  }

  return { form, status, isSending, draft, validation, handleSubmit, handleInput, discardDraft, prepareToSend };
}
