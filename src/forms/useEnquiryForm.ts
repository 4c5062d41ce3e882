import { type FormEvent, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { MailSettings } from '../config/mailSettings';
import { draftPrefix } from '../site/draftStorage';
import { agreementMessages, refusedMessage } from '../site/sendMessages';
import { loadToasts } from '../toasts/ToastHost';
import type { EnquiryDefinition, EnquiryValues, FieldName } from './definitions';
import { looksAutomatic } from './Honeypot';
import {
  askedIn,
  enteredValues,
  fillFields,
  followCheckbox,
  followMessage,
  prefillOf,
  saysStopped,
  WORK_STOPPED,
  withNewChoice,
} from './prefill';
import { checkEnquiry, type FieldErrors } from './schema';
import { loadMailService } from './send';
import { useDraft } from './useDraft';
import { afterPaint, useSending } from './useSending';

/**
 * The behavior of a form: it saves a draft, validates, sends and reports the result. The fields are uncontrolled, so that
 * hydration keeps what was typed before React ran.
 */
export function useEnquiryForm(definition: EnquiryDefinition, mail: MailSettings) {
  const { kind, fields, paramsOf } = definition;
  const form = useRef<HTMLFormElement>(null);
  const agreement = useRef<HTMLInputElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const success = useRef<HTMLDivElement>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submitCount, setSubmitCount] = useState(0);
  const [sent, setSent] = useState<{ reference: string; takesFocus: boolean; hasStopped: boolean } | null>(null);
  // Starts without the query, because the served HTML is the same for every address.
  const [asked, setAsked] = useState(() => askedIn('', kind));
  /** Whether a saved draft filled in the form, which takes no time. */
  const isRestored = useRef(false);
  const { isKept: isDraftKept, isUnconfirmed, reference, restore, save, forget } = useDraft(kind);

  /** Makes the “Work has stopped” checkbox and the words above the form match the message, after every change of the fields. */
  const followFields = useCallback(() => {
    followMessage(form.current);
    const next = askedIn(location.search, kind, enteredValues(form.current, fields));
    setAsked((before) => (before.headline === next.headline ? before : next));
  }, [kind, fields]);

  const clear = useCallback(() => {
    // Before the reset: React notices when the property unticks the checkbox, but not when a reset does. It would then
    // see no change when the visitor ticks it again.
    if (agreement.current) agreement.current.checked = false;
    form.current?.reset();
    setErrors({});
    setSubmitCount(0);
    setAgreed(false);
    forget();
    followFields();
  }, [forget, followFields]);

  /** Whether the form still has what was sent. */
  function isUnchanged(params: Record<string, string>): boolean {
    const { values } = checkEnquiry(definition, enteredValues(form.current, fields));
    return values !== null && JSON.stringify(paramsOf(values, params.reference ?? '')) === JSON.stringify(params);
  }

  const {
    state: sending,
    problem,
    report,
    dismiss,
    send,
  } = useSending(kind, mail, (params, isLate) => {
    const isWritingMore = isLate && !isUnchanged(params);
    if (isWritingMore) {
      // What the visitor types from here on is another enquiry, with a new reference.
      forget();
      keepDraft();
    } else clear();
    const hasStopped = saysStopped(params.message);
    setSent({ reference: params.reference ?? '', takesFocus: !isWritingMore, hasStopped });
  });

  const keepDraft = useCallback(() => {
    const values = enteredValues(form.current, fields);
    if (Object.values(values).some(Boolean)) save(values);
    else forget();
    followFields();
  }, [save, forget, followFields, fields]);

  useEffect(() => {
    setAgreed(agreement.current?.checked ?? false);
    followCheckbox(form.current);
    const typedBefore = Object.values(enteredValues(form.current, fields)).some(Boolean);
    const asked = prefillOf(location.search, kind);
    const restored = restore();
    isRestored.current = Object.values(restored).some(Boolean);
    fillFields(form.current, withNewChoice(restored, asked));
    fillFields(form.current, asked);
    if (typedBefore) keepDraft();
    else followFields();
  }, [restore, keepDraft, followFields, fields, kind]);

  // What is typed in one tab appears in the others, so that none overwrites it. An enquiry that is being sent stays as it is.
  useEffect(() => {
    function follow({ key }: StorageEvent): void {
      if (key !== draftPrefix + kind || sending !== 'idle') return;
      fillFields(form.current, restore(true), true);
      followFields();
    }
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [restore, followFields, kind, sending]);

  // Repeats a submit from before React ran. It must come after the effects above, which restore the values.
  useEffect(() => {
    if (form.current?.dataset.submitted !== undefined) form.current.requestSubmit();
  }, []);

  // The summary exists after the render that follows a submit.
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);
  useEffect(() => {
    if (sent?.takesFocus) success.current?.focus();
  }, [sent]);

  /** After the first submit, validates a field again when it changes. */
  function input({ target }: FormEvent<HTMLFormElement>): void {
    const changed = (target as unknown as HTMLInputElement).name;
    if (changed === WORK_STOPPED) followCheckbox(form.current);
    keepDraft();
    const name = changed === WORK_STOPPED ? 'message' : (changed as FieldName);
    if (submitCount === 0 || !fields.some((field) => field.name === name)) return;
    const error = checkEnquiry(definition, enteredValues(form.current, fields)).errors?.[name];
    setErrors((before) => ({ ...before, [name]: error }));
  }

  function trySend(values: EnquiryValues): void {
    if (looksAutomatic(form.current, honeypot.current, isRestored.current)) {
      report(refusedMessage);
      // The message says that a second submit will work: a password manager may have filled in the field.
      if (honeypot.current) honeypot.current.value = '';
      return;
    }
    // The list and the checkbox are disabled while the form is being sent and would lose the focus.
    if (document.activeElement?.matches('select, [type=checkbox]')) {
      form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
    }
    save(enteredValues(form.current, fields), true);
    setSent(null);
    send(paramsOf(values, reference()));
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    // Stop here, or `src/islands/earlyInput.ts` would queue the event.
    event.stopPropagation();
    delete form.current?.dataset.submitted;
    if (sending !== 'idle') return;
    await afterPaint();
    dismiss();
    const hasAgreed = agreement.current?.checked ?? false;
    if (!hasAgreed) {
      report(agreementMessages[kind]);
      agreement.current?.focus();
    }
    const checked = checkEnquiry(definition, enteredValues(form.current, fields));
    setErrors(checked.errors ?? {});
    setSubmitCount((count) => count + 1);
    if (checked.values && hasAgreed) trySend(checked.values);
  }

  function discardDraft(): void {
    clear();
    form.current?.querySelector('input')?.focus();
  }

  async function prepareSending(): Promise<void> {
    await afterPaint();
    // Sending or showing a toast tries again and reports a failure.
    loadMailService(mail).catch(() => undefined);
    loadToasts().catch(() => undefined);
  }

  return {
    ...{ form, agreement, honeypot, summary, success },
    ...{ submit, input, discardDraft, prepareSending, setAgreed },
    ...{ errors, isAgreed, isDraftKept, isUnconfirmed, sending, problem, sent, asked },
  };
}
