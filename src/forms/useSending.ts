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
import { showToast, type Toast } from '../toasts/showToast';
import { failureOf, missingScript } from './sendError';

/** Loads what sends, and tries again after a failure. @throws SendError */
export const loadSending = () => import('./send').catch(missingScript);

/** Makes the browser ask before the visitor leaves the page. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

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
  /** The reference of the enquiry that was confirmed last. Another attempt to send it may still be under way. */
  const confirmed = useRef<string | undefined>(undefined);

  function report(message: Message, type: Toast['type'] = 'error'): void {
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

  /** Sends an enquiry. Resolves with the message for the visitor if it was not confirmed. */
  async function attempt(params: TemplateParams): Promise<Message | null> {
    try {
      const { sendEnquiry } = await loadSending();
      const onWaiting = (isWaiting: boolean) => setState(isWaiting ? 'waiting' : 'sending');
      const outcome = await sendEnquiry({ settings: mail, kind, params, onWaiting, onSent: () => succeed(params) });
      return outcome === 'sent' ? null : unconfirmedMessage;
    } catch (error) {
      return messageOf(kind, error);
    }
  }

  /** Does nothing while an enquiry of this form is being sent. */
  async function send(params: TemplateParams): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setProblem(null);
    setState('sending');
    const message = await attempt(params);
    isSending.current = false;
    setState('idle');
    if (!message || confirmed.current === params.reference) return;
    setFailures((count) => count + 1);
    report(message, message === unconfirmedMessage ? 'warning' : 'error');
    if (message !== unconfirmedMessage) onFailed();
  }

  useEffect(() => {
    loadSending().catch(() => undefined);
  }, []);

  useEffect(() => {
    if (state === 'idle') return;
    addEventListener('beforeunload', askBeforeLeaving);
    return () => removeEventListener('beforeunload', askBeforeLeaving);
  }, [state]);

  return { state, problem, failures, report, dismiss: () => setProblem(null), send };
}
