import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { trackEnquiry } from '../browser/analytics/googleAnalytics';
import type { EnquiryKind, MailSettings } from '../config/mailSettings';
import {
  agreementMessages,
  type FailureMessages,
  failureMessages,
  type Message,
  missingScriptMessage,
  refusedMessage,
  type SendFailure,
  successMessages,
  unconfirmedMessage,
} from '../facts/formStrings';
import { showToast, type ToastType } from '../toasts/showToast';
import { loadToasts } from '../toasts/ToastHost';
import { withTimeout } from '../ui/loadScript';
import { createReference, type Draft, hasOwnDraft, readDraft, removeDraft, writeDraft } from './draft';
import {
  AGREEMENT,
  errorsIn,
  type FieldErrors,
  fieldOf,
  fillEmptyFields,
  formFields,
  HONEYPOT,
  paramsOf,
  valuesOf,
} from './fields';
import { prefillOf, withNewChoice } from './prefill';

/**
 * Loads the code that sends enquiries. A call after a failure tries again. The SDK reads `localStorage` while it loads and fails with the error that
 * browsers throw when site data is blocked.
 */
function loadSending() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
  return withTimeout(import('./send'));
}

/**
 * Milliseconds until a visitor has noticed a failure. When the visitor leaves, browsers abort the pending request just before
 * they unload the page, and nobody sees that failure.
 */
const TIME_TO_NOTICE = 1_000;

function messageOf(kind: EnquiryKind, outcome: 'unconfirmed' | 'missingScript' | SendFailure): Message {
  if (outcome === 'unconfirmed') return unconfirmedMessage;
  if (outcome === 'missingScript') return missingScriptMessage;
  const messages: FailureMessages = failureMessages[kind];
  return messages[outcome] ?? messages.other;
}

/** The state of a form's enquiry, as the form shows it. */
export type Status =
  /** `returned`: it was submitted on an earlier visit, and its outcome is not known. */
  | { name: 'editing' | 'returned' | 'sending' | 'waiting' }
  /** `held`: it was not sent, because the visitor has to do something first. `failed`: it was not sent, or its outcome is not known. */
  | { name: 'held' | 'failed'; message: Message }
  | { name: 'sent'; reference: string; takesFocus: boolean };

/**
 * The behavior of a form: it saves a draft, validates, sends one enquiry at a time and reports the result. The fields are
 * uncontrolled, so that hydration keeps what was typed before React ran.
 */
export function useEnquiryForm(kind: EnquiryKind, mail: MailSettings) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<Draft | null>(null);
  /** The last attempt, until the mail service has accepted it. Earlier attempts without an answer may still be pending. */
  const latest = useRef<{ values: string; isPending: boolean } | null>(null);
  /** Whether another tab has saved the draft, which may still be open. */
  const isFromOtherTab = useRef(false);
  /** A password manager may fill in the honeypot again and again. */
  const wasRefused = useRef(false);
  const [status, setStatus] = useState<Status>({ name: 'editing' });
  const [isHydrated, setHydrated] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submitCount, setSubmitCount] = useState(0);
  const [isDraftKept, setDraftKept] = useState(false);
  const isSending = status.name === 'sending' || status.name === 'waiting';

  const valuesNow = () => valuesOf(form.current, kind);
  const paramsNow = () => paramsOf(kind, valuesNow(), draft.current?.reference ?? '');
  const isEmpty = () => !Object.values(valuesNow()).some(Boolean);
  const readAgreement = () => setAgreed(fieldOf(form.current, AGREEMENT)?.checked ?? false);

  function forget(): void {
    if (draft.current) removeDraft(kind, draft.current);
    draft.current = null;
    setDraftKept(false);
  }

  /** Saves the draft, or removes it if the form is empty again. Every attempt to send it has the same reference. */
  function save(isSubmitted = draft.current?.isSubmitted ?? false): void {
    // An extension has changed the form, and React has rendered another one in its place.
    if (!form.current) return;
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

  /** Loads what sending needs, when the visitor first uses the form. */
  function prepareToSend(): void {
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
    isFromOtherTab.current = draft.current !== null && !hasOwnDraft(kind);
    setDraftKept(draft.current !== null);
    if (draft.current?.isSubmitted) setStatus({ name: 'returned' });
    if (draft.current) fillEmptyFields(form.current, withNewChoice(draft.current.values, asked, kind));
    fillEmptyFields(form.current, asked);
    if (wasUsed) save();
    if (wasUsed || form.current?.contains(document.activeElement)) prepareToSend();
  });
  useEffect(() => start(), []);

  useEffect(() => {
    if (!isSending) return;
    const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askBeforeLeaving);
    return () => removeEventListener('beforeunload', askBeforeLeaving);
  }, [isSending]);

  /** An error goes when its field is right. New ones come with the next submit: their summary takes the focus. */
  function input(): void {
    readAgreement();
    // What is changed here is another enquiry, unless the draft may have been sent.
    if (isFromOtherTab.current && draft.current && !draft.current.isSubmitted)
      draft.current = { ...draft.current, reference: createReference() };
    isFromOtherTab.current = false;
    save();
    const found = Object.entries(errorsIn(form.current, kind));
    setErrors((shown) => Object.fromEntries(found.filter(([name]) => name in shown)));
  }

  function report(name: 'held' | 'failed', message: Message, type: ToastType = 'error'): void {
    setStatus({ name, message });
    showToast({ title: message.title, description: message.text, type });
  }

  /** The mail service has accepted an attempt. */
  function succeed(values: string, reference: string): void {
    // An earlier attempt counts if it has the same values. If the visitor has changed some, only the latest attempt tells whether they arrived.
    if (latest.current?.values !== values) return;
    latest.current = null;
    // The answer may come late. What the visitor has changed since is another enquiry, with a new reference.
    const isUnchanged = JSON.stringify(paramsNow()) === values;
    if (isUnchanged) clear();
    else {
      forget();
      save();
    }
    setStatus({ name: 'sent', reference, takesFocus: isUnchanged });
    showToast({ title: successMessages[kind].title, description: successMessages[kind].text, type: 'success' });
    trackEnquiry(kind);
  }

  async function send(): Promise<void> {
    save(true);
    const params = paramsNow();
    const attempt = { values: JSON.stringify(params), isPending: true };
    latest.current = attempt;
    setStatus({ name: 'sending' });
    const onWaiting = (isWaiting: boolean) => {
      if (latest.current === attempt) setStatus({ name: isWaiting ? 'waiting' : 'sending' });
    };
    const onSent = () => succeed(attempt.values, params.reference ?? '');
    const outcome = await loadSending().then(
      ({ sendEnquiry }) => sendEnquiry({ mail, kind, params, onWaiting, onSent }),
      () => (navigator.onLine ? 'missingScript' : 'network'),
    );
    if (outcome === 'sent' || latest.current !== attempt) return;
    attempt.isPending = false;
    report('failed', messageOf(kind, outcome), outcome === 'unconfirmed' ? 'warning' : 'error');
    if (outcome !== 'unconfirmed') setTimeout(() => latest.current?.isPending || save(false), TIME_TO_NOTICE);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    // Otherwise `src/browser/islands/beforeReact.ts` would mark the form as submitted.
    event.stopPropagation();
    if (latest.current?.isPending) return;
    setStatus({ name: 'editing' });
    const invalid = errorsIn(form.current, kind);
    setErrors(invalid);
    setSubmitCount((count) => count + 1);
    const agreement = fieldOf(form.current, AGREEMENT);
    const honeypot = fieldOf(form.current, HONEYPOT);
    if (!agreement?.checked) {
      report('held', agreementMessages[kind]);
      agreement?.focus();
    } else if (Object.keys(invalid).length === 0 && honeypot?.value && !wasRefused.current) {
      report('held', refusedMessage);
      // The message says that a second submit will work.
      wasRefused.current = true;
    } else if (Object.keys(invalid).length === 0) {
      // Some controls are disabled while the form is being sent and would lose the focus.
      form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
      void send();
    }
  }

  function discardDraft(): void {
    clear();
    setStatus({ name: 'editing' });
    fieldOf(form.current, formFields[kind][0]?.name ?? '')?.focus();
  }

  return {
    form,
    submit,
    input,
    discardDraft,
    prepareToSend,
    isHydrated,
    isAgreed,
    errors,
    submitCount,
    isDraftKept,
    status,
    isSending,
  };
}
