import { useEffect, useRef, useState } from 'react';
import { trackEvent } from '../browser/analytics/trackEvent';
import type { EnquiryKind, MailSettings } from '../config/mailSettings';
import {
  type FailureMessages,
  failureMessages,
  type Message,
  missingScriptMessage,
  successMessages,
  unconfirmedMessage,
} from '../facts/sendMessages';
import { showToast, type ToastType } from '../toasts/showToast';
import { inTime } from '../ui/loadScript';
import { failureOf, missingScript } from './sendError';

/** The SDK reads `localStorage` while it loads and fails with the error that browsers throw when site data is blocked. */
function shieldFromBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/**
 * Loads what sends, and tries again after a failure.
 * @throws SendError if it fails or does not arrive in time
 */
export function loadSending() {
  shieldFromBlockedStorage();
  return inTime(import('./send')).catch(missingScript);
}

/**
 * Milliseconds until a visitor has noticed a failure. When the visitor leaves, browsers fail the pending request just before
 * they unload the page. Nobody sees that failure.
 */
const TIME_TO_NOTICE = 1_000;

function messageOf(kind: EnquiryKind, error: unknown): Message {
  const failure = failureOf(error);
  if (failure === 'missingScript') return missingScriptMessage;
  const messages: FailureMessages = failureMessages[kind];
  return messages[failure] ?? messages.other;
}

type TemplateParams = Record<string, string>;

interface Outcomes {
  /** Called once for each reference, with the params of the enquiry that the mail service has accepted. */
  onSent: (params: TemplateParams) => void;
  /** Called when the visitor has noticed a failure, and is not trying again. */
  onFailed: () => void;
}

/**
 * Sends the enquiries of one form, one at a time. While one is being sent or waits for a connection, the browser asks
 * before the visitor leaves the page.
 * `problem` says why the last attempt did not succeed. `report` sets it for an enquiry that was never sent; `dismiss` clears it.
 * `failures` counts the attempts without a confirmation.
 */
export function useSending(kind: EnquiryKind, mail: MailSettings, { onSent, onFailed }: Outcomes) {
  const [state, setState] = useState<'idle' | 'sending' | 'waiting'>('idle');
  const [problem, setProblem] = useState<Message | null>(null);
  const [failures, setFailures] = useState(0);
  const isSending = useRef(false);
  /** The reference of the last enquiry that was sent. Another attempt to send it may still be under way. */
  const confirmed = useRef<string | undefined>(undefined);

  function report(message: Message, type: ToastType = 'error'): void {
    setProblem(message);
    showToast({ title: message.title, description: message.text, type });
  }

  function succeed(params: TemplateParams): void {
    if (confirmed.current === params.reference) return;
    confirmed.current = params.reference;
    setProblem(null);
    setFailures(0);
    trackEvent({ name: 'enquiry_sent', form: kind });
    showToast({ title: successMessages[kind].title, description: successMessages[kind].text, type: 'success' });
    onSent(params);
  }

  function fail(message: Message, { reference }: TemplateParams): void {
    if (confirmed.current === reference) return;
    setFailures((count) => count + 1);
    report(message, message === unconfirmedMessage ? 'warning' : 'error');
    if (message !== unconfirmedMessage) setTimeout(() => isSending.current || onFailed(), TIME_TO_NOTICE);
  }

  /** Does nothing while an enquiry of this form is being sent. */
  async function send(params: TemplateParams): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setProblem(null);
    setState('sending');
    try {
      const { sendEnquiry } = await loadSending();
      const onWaiting = (isWaiting: boolean) => setState(isWaiting ? 'waiting' : 'sending');
      const outcome = await sendEnquiry({ settings: mail, kind, params, onWaiting, onSent: () => succeed(params) });
      if (outcome === 'unconfirmed') fail(unconfirmedMessage, params);
    } catch (error) {
      fail(messageOf(kind, error), params);
    }
    isSending.current = false;
    setState('idle');
  }

  useEffect(() => {
    if (state === 'idle') return;
    const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askBeforeLeaving);
    return () => removeEventListener('beforeunload', askBeforeLeaving);
  }, [state]);

  return { state, problem, failures, report, dismiss: () => setProblem(null), send };
}
