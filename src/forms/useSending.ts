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
} from '../facts/formStrings';
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
 * Loads the code that sends enquiries. A call after a failure tries again.
 * @throws SendError if it fails or does not arrive in time
 */
export function loadSending() {
  shieldFromBlockedStorage();
  return inTime(import('./send')).catch(missingScript);
}

/**
 * Milliseconds until a visitor has noticed a failure. When the visitor leaves, browsers abort the pending request just before
 * they unload the page, and nobody sees that failure.
 */
const TIME_TO_NOTICE = 1_000;

function messageOf(kind: EnquiryKind, error: unknown): Message {
  const failure = failureOf(error);
  if (failure === 'missingScript') return missingScriptMessage;
  const messages: FailureMessages = failureMessages[kind];
  return messages[failure] ?? messages.other;
}

type TemplateParams = Record<string, string>;

/** The state of a form's enquiry, as the form shows it. */
export type Status =
  /** `returned`: it was submitted on an earlier visit, and its outcome is not known. */
  | { name: 'editing' | 'returned' | 'sending' | 'waiting' }
  /** `held`: it was not sent, because the visitor has to do something first. `failed`: it was not sent, or its outcome is not known. */
  | { name: 'held' | 'failed'; message: Message }
  | { name: 'sent'; reference: string; takesFocus: boolean };

interface Outcomes {
  /** Called with the params of the enquiry that the mail service has accepted. Returns whether the form is empty again. */
  onSent: (params: TemplateParams) => boolean;
  /** Called when the visitor has had time to notice a failure, and is not trying again. */
  onFailed: () => void;
}

/**
 * Sends the enquiries of one form, one at a time. While one is being sent or waits for a connection, the browser asks
 * before the visitor leaves the page.
 */
export function useSending(kind: EnquiryKind, mail: MailSettings, { onSent, onFailed }: Outcomes) {
  const [status, setStatus] = useState<Status>({ name: 'editing' });
  const isSending = status.name === 'sending' || status.name === 'waiting';
  /** The last attempt, until the mail service has accepted it. Earlier attempts without an answer may still be pending. */
  const latest = useRef<{ params: TemplateParams; isPending: boolean } | null>(null);

  function report(name: 'held' | 'failed', message: Message, type: ToastType = 'error'): void {
    setStatus({ name, message });
    showToast({ title: message.title, description: message.text, type });
  }

  function succeed(params: TemplateParams): void {
    // An earlier attempt counts if it has the same values. If the visitor has changed some, only the latest attempt tells whether they arrived.
    if (JSON.stringify(latest.current?.params) !== JSON.stringify(params)) return;
    latest.current = null;
    setStatus({ name: 'sent', reference: params.reference ?? '', takesFocus: onSent(params) });
    showToast({ title: successMessages[kind].title, description: successMessages[kind].text, type: 'success' });
    trackEvent({ name: 'enquiry_sent', form: kind });
  }

  /** Does nothing while an enquiry of this form is being sent. */
  async function send(params: TemplateParams): Promise<void> {
    if (latest.current?.isPending) return;
    const attempt = { params, isPending: true };
    latest.current = attempt;
    setStatus({ name: 'sending' });
    const onWaiting = (isWaiting: boolean) => {
      if (latest.current === attempt) setStatus({ name: isWaiting ? 'waiting' : 'sending' });
    };
    const outcome = await loadSending()
      .then(({ sendEnquiry }) =>
        sendEnquiry({ settings: mail, kind, params, onWaiting, onSent: () => succeed(params) }),
      )
      .catch((error: unknown) => messageOf(kind, error));
    if (outcome === 'sent' || latest.current !== attempt) return;
    attempt.isPending = false;
    if (outcome === 'unconfirmed') return report('failed', unconfirmedMessage, 'warning');
    report('failed', outcome);
    setTimeout(() => latest.current?.isPending || onFailed(), TIME_TO_NOTICE);
  }

  useEffect(() => {
    if (!isSending) return;
    const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askBeforeLeaving);
    return () => removeEventListener('beforeunload', askBeforeLeaving);
  }, [isSending]);

  return { status, isSending, setStatus, send, hold: (message: Message) => report('held', message) };
}
