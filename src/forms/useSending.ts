import { useMutation } from '@tanstack/react-query';
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
import type { Toast } from '../toasts/showToast';
import { markUnsubmitted, openStorage, removeDraft } from './draft';
import { notify } from './notify';
import { connectQueryClient, queryClient } from './queryClient';
import { sendEnquiry } from './send';
import { failureOf, UnconfirmedError } from './sendError';

type TemplateParams = Record<string, string>;

/**
 * Milliseconds until a visitor has noticed a failure. When the visitor leaves, browsers fail the pending request just before
 * they unload the page. Nobody sees that failure, and the draft must stay marked as submitted.
 */
const TIME_TO_NOTICE = 1_000;

type SendingState = 'idle' | 'sending' | 'waiting';

/** Makes the browser ask before the visitor leaves the page. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Sends the enquiries of one form, one at a time. While one is being sent or waits for a connection, the browser asks
 * before the visitor leaves the page.
 * `problem` is why the last attempt has not succeeded; `report` sets it for what was not even sent, `dismiss` removes it.
 * @param onSent called once with the params of an enquiry that has been sent; `isLate` if the form could be used meanwhile
 */
export function useSending(
  kind: EnquiryKind,
  mail: MailSettings,
  onSent: (params: TemplateParams, isLate: boolean) => void,
) {
  const mutationKey = ['enquiry', kind];
  const [problem, setProblem] = useState<Message | null>(null);
  /** The reference of the enquiry that was confirmed last. Another attempt to send it may still be under way. */
  const confirmed = useRef<string | undefined>(undefined);

  const isSending = () => queryClient.isMutating({ mutationKey }) > 0;

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
    setTimeout(() => isSending() || markUnsubmitted(openStorage(), kind), TIME_TO_NOTICE);
    const messages: FailureMessages = failureMessages[kind];
    report(messages[failureOf(error)] ?? messages.other);
  }

  function settle(params: TemplateParams, error: unknown): void {
    if (error === null) succeed(params, true);
    // Another attempt will say how it ended.
    else if (!isSending()) fail(params, error);
  }

  const { mutate, isPending, isPaused } = useMutation(
    {
      mutationKey,
      mutationFn: (params: TemplateParams) => sendEnquiry(mail, kind, params, (error) => settle(params, error)),
      onSuccess: (_, params) => succeed(params, false),
      onError: (error, params) => fail(params, error),
    },
    queryClient,
  );

  useEffect(connectQueryClient, []);

  useEffect(() => {
    if (!isPending) return;
    addEventListener('beforeunload', askBeforeLeaving);
    return () => removeEventListener('beforeunload', askBeforeLeaving);
  }, [isPending]);

  /** Does nothing while an enquiry of this form is being sent. */
  function send(params: TemplateParams): void {
    if (isSending()) return;
    setProblem(null);
    mutate(params);
  }

  const state: SendingState = !isPending ? 'idle' : isPaused ? 'waiting' : 'sending';
  return { state, problem, report, dismiss: () => setProblem(null), send };
}
