import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trackEvent } from '../analytics/trackEvent';
import type { EnquiryKind, MailSettings } from '../site/env';
import { type FailureMessages, failureMessages, successMessages } from '../site/sendMessages';
import { markUnsubmitted, openStorage, removeDraft } from './draft';
import { notify } from './notify';
import { connectQueryClient, queryClient } from './queryClient';
import { sendEnquiry } from './send';
import { failureOf } from './sendError';

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
 * `failure` is why the last one could not be sent, until the next attempt.
 * @param onSent called with the params of an enquiry that has been sent
 */
export function useSending(kind: EnquiryKind, mail: MailSettings, onSent: (params: TemplateParams) => void) {
  const mutationKey = ['enquiry', kind];
  const [failure, setFailure] = useState('');

  function markDraftUnsubmitted(): void {
    if (queryClient.isMutating({ mutationKey }) === 0) markUnsubmitted(openStorage(), kind);
  }

  const { mutate, isPending, isPaused } = useMutation(
    {
      mutationKey,
      mutationFn: (params: TemplateParams) => sendEnquiry(mail, kind, params),
      onSuccess: (_, params) => {
        removeDraft(openStorage(), kind);
        trackEvent({ name: 'enquiry_sent', form: kind });
        notify(successMessages[kind], 'success');
        onSent(params);
      },
      onError: (error) => {
        setTimeout(markDraftUnsubmitted, TIME_TO_NOTICE);
        const messages: FailureMessages = failureMessages[kind];
        const message = messages[failureOf(error)] ?? messages.other;
        setFailure(message.text);
        notify(message, 'error');
      },
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
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    setFailure('');
    mutate(params);
  }

  const state: SendingState = !isPending ? 'idle' : isPaused ? 'waiting' : 'sending';
  return { state, failure, send };
}
