import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { measure } from '../measurement/measure';
import { notify } from '../notices/notify';
import type { EnquiryKind, MailSettings } from '../site/env';
import { failureMessages, successMessages } from '../site/sendMessages';
import { markUnsubmitted, openStorage, removeDraft } from './draft';
import { connectQueryClient, queryClient } from './queryClient';
import { sendEnquiry } from './send';
import { failureOf } from './sendError';

type TemplateParams = Record<string, string>;

/**
 * Milliseconds until a visitor has noticed a failure. When another page is loaded, browsers fail the request of the old
 * one just before it goes: nobody is there to be told, and the draft must go on saying that it was submitted.
 */
const TIME_TO_NOTICE = 1_000;

export type SendingState = 'idle' | 'sending' | 'waiting';

/**
 * Sends the enquiries of one form, one at a time. What happens to an enquiry is told even when its form has gone from
 * the page meanwhile, and a form that comes back finds its enquiry still under way.
 * @param onSent called with the params of an enquiry that was under way while the form was there and has been sent
 */
export function useSending(kind: EnquiryKind, onSent: (params: TemplateParams) => void) {
  const { mail } = useDocusaurusContext().siteConfig.customFields as { mail: MailSettings };
  const mutationKey = ['enquiry', kind];

  function markFailureAsTold(): void {
    if (queryClient.isMutating({ mutationKey }) === 0) markUnsubmitted(openStorage(), kind, Date.now());
  }

  const { mutate } = useMutation(
    {
      mutationKey,
      mutationFn: (params: TemplateParams) => sendEnquiry(mail, kind, params),
      onSuccess: () => {
        removeDraft(openStorage(), kind);
        measure({ name: 'enquiry_sent', form: kind });
        const { title, text } = successMessages[kind];
        notify({ title, description: text, type: 'success' });
      },
      onError: (error) => {
        setTimeout(markFailureAsTold, TIME_TO_NOTICE);
        const { title, text } = failureMessages[kind][failureOf(error)];
        notify({ title, description: text, type: 'error' });
      },
    },
    queryClient,
  );

  const enquiry = useMutationState({ filters: { mutationKey }, select: ({ state }) => state }, queryClient).at(-1);
  const isPending = enquiry?.status === 'pending';

  useEffect(connectQueryClient, []);

  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && enquiry?.status === 'success') onSent(enquiry.variables as TemplateParams);
    wasPending.current = enquiry?.status === 'pending';
  }, [enquiry, onSent]);

  /** Does nothing while an enquiry of this form is under way: one submit is one request. */
  function send(params: TemplateParams): void {
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(params);
  }

  const state: SendingState = !isPending ? 'idle' : enquiry.isPaused ? 'waiting' : 'sending';
  return { state, send };
}
