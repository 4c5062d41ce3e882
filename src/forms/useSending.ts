import { useEffect, useRef, useState } from 'react';
import { trackEvent } from '../analytics/trackEvent';
import type { EnquiryKind, MailSettings } from '../config/mailSettings';
import {
  type FailureMessages,
  failureMessages,
  type Message,
  successMessages,
  unconfirmedMessage,
} from '../site/sendMessages';
import { showToast, type Toast } from '../toasts/showToast';
import { markUnsubmitted, openStorage, removeDraft } from './draft';
import { sendEnquiry } from './send';
import { failureOf, UnconfirmedError } from './sendError';

/** Milliseconds after which the wait ends if nothing is painted, as in a hidden tab. */
const LONGEST_WAIT = 100;

/**
 * Waits for the next paint, so that long work does not delay the visible response to an interaction.
 * https://web.dev/articles/optimize-inp#yield_to_allow_rendering_work_to_occur_sooner
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Shows a message about a form as a toast. */
function notify({ title, text }: Message, type: Toast['type']): void {
  showToast({ title, description: text, type });
}

type TemplateParams = Record<string, string>;

/**
 * Milliseconds until a visitor has noticed a failure. When the visitor leaves, browsers fail the pending request just before
 * they unload the page. Nobody sees that failure, and the draft must stay marked as submitted.
 */
const TIME_TO_NOTICE = 1_000;

type SendingState = 'idle' | 'sending' | 'waiting';

/** The data cache comes after hydration, so that the form answers sooner. */
const loadCache = () => import('./queryClient');

/** Loads the data cache while the visitor writes. Sending tries again and reports a failure. */
async function preloadCache(): Promise<void> {
  await afterPaint();
  await loadCache().catch(() => undefined);
}

/** Makes the browser ask before the visitor leaves the page. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Sends the enquiries of one form, one at a time. While one is being sent or waits for a connection, the browser asks
 * before the visitor leaves the page.
 * `problem` says why the last attempt did not succeed. `report` sets it for an enquiry that was never sent; `dismiss` clears it.
 * @param onSent called once with the params of an enquiry that has been sent; `isLate` if the form could be used meanwhile
 */
export function useSending(
  kind: EnquiryKind,
  mail: MailSettings,
  onSent: (params: TemplateParams, isLate: boolean) => void,
) {
  const [state, setState] = useState<SendingState>('idle');
  const isSending = useRef(false);
  const [problem, setProblem] = useState<Message | null>(null);
  /** The reference of the enquiry that was confirmed last. Another attempt to send it may still be under way. */
  const confirmed = useRef<string | undefined>(undefined);

  function report(message: Message, type: Toast['type'] = 'error'): void {
    setProblem(message);
    notify(message, type);
  }

  function succeed(params: TemplateParams, isLate: boolean): void {
    if (confirmed.current === params.reference) return;
    confirmed.current = params.reference;
    setProblem(null);
    removeDraft(openStorage(), kind);
    trackEvent({ name: 'enquiry_sent', form: kind });
    notify(successMessages[kind], 'success');
    onSent(params, isLate);
  }

  function fail(params: TemplateParams, error: unknown): void {
    if (confirmed.current === params.reference) return;
    if (error instanceof UnconfirmedError) {
      report(unconfirmedMessage, 'warning');
      return;
    }
    setTimeout(() => isSending.current || markUnsubmitted(openStorage(), kind), TIME_TO_NOTICE);
    const messages: FailureMessages = failureMessages[kind];
    report(messages[failureOf(error)] ?? messages.other);
  }

  function settle(params: TemplateParams, error: unknown): void {
    if (error === null) succeed(params, true);
    // Another attempt will say how it ended.
    else if (!isSending.current) fail(params, error);
  }

  useEffect(() => void preloadCache(), []);

  useEffect(() => {
    if (state === 'idle') return;
    addEventListener('beforeunload', askBeforeLeaving);
    return () => removeEventListener('beforeunload', askBeforeLeaving);
  }, [state]);

  /** Does nothing while an enquiry of this form is being sent. */
  async function send(params: TemplateParams): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setProblem(null);
    setState('sending');
    const mutation = {
      mutationKey: ['enquiry', kind],
      mutationFn: () => sendEnquiry(mail, kind, params, (error) => settle(params, error)),
    };
    try {
      const { runMutation } = await loadCache();
      await runMutation(mutation, (isWaiting) => setState(isWaiting ? 'waiting' : 'sending'));
      succeed(params, false);
    } catch (error) {
      fail(params, error);
    } finally {
      isSending.current = false;
      setState('idle');
    }
  }

  return { state, problem, report, dismiss: () => setProblem(null), send };
}
