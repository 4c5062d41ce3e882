/** The data cache, the SDK of the mail service and its CAPTCHA. A form loads them when a visitor first uses it. */
import * as sdk from '@emailjs/browser';
import { focusManager, MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query';
import { canSend, type EnquiryKind, type MailSettings } from '../config/mailSettings';
import type { SendFailure } from '../facts/formStrings';
import { TIMEOUT } from '../ui/loadScript';
import { showCaptcha } from './captcha';

/**
 * The site's data cache. The library's defaults are what the specification fixes (parts 4 and 9): a failed query is retried three times, a
 * mutation never.
 */
export const queryClient = new QueryClient();
// Connects the cache to the browser's online state, so that a waiting enquiry is sent when the connection is back.
queryClient.mount();
// The library assumes a connection until an event says otherwise.
onlineManager.setOnline(navigator.onLine);
// Otherwise a waiting enquiry would not be sent while its tab is in the background.
focusManager.setFocused(true);

let captcha: ReturnType<typeof showCaptcha> | undefined;

/** Prepares the SDK for the settings of the site, and shows the CAPTCHA if the site has one. Later calls change nothing. */
export function prepare({ publicKey, origin, captcha: siteKey }: MailSettings): void {
  // Only `init` can set another origin.
  sdk.init({ publicKey }, origin || location.origin);
  if (siteKey) captcha ??= showCaptcha(siteKey);
}

/** The part of the mail service's answer that the site reads. */
type MailAnswer = Pick<sdk.EmailJSResponseStatus, 'status' | 'text'>;

/** Whether an answer is a web page: it then came from a network's sign-in page, a proxy or a gateway, not from the mail service. */
const isWebPage = (text: string) => text.trim().startsWith('<');

/** Whether the mail service has accepted a mail. The SDK takes any status from 200 to 299 for a success. */
export const isAccepted = ({ status, text }: MailAnswer) => !isWebPage(text) && (status === 200 || text === 'OK');

/**
 * Returns the entry of the error catalog (`src/facts/formStrings.yaml`) for an error: by its text, then by its status.
 * @param error what sending threw: the SDK throws strings, TypeErrors and answers
 */
export function failureOf(error: unknown): SendFailure {
  const { status = 0, message, text } = (error ?? {}) as Partial<Error & MailAnswer>;
  const description = typeof error === 'string' ? error : (message ?? text ?? '');
  const mentions = (pattern: RegExp) => !isWebPage(description) && pattern.test(description);
  if (mentions(/template/i)) return 'template';
  if (mentions(/service/i)) return 'service';
  if (mentions(/user|public[_ ]?key/i)) return 'credentials';
  if (status === 400) return 'invalidRequest';
  if (status === 403) return 'accessDenied';
  if (status === 429) return 'tooMany';
  if (isWebPage(description) && status >= 200 && status < 300) return 'network';
  // Safari reports a failed fetch as "Load failed".
  return mentions(/network|fetch|load failed/i) ? 'network' : 'other';
}

interface Enquiry {
  mail: MailSettings;
  kind: EnquiryKind;
  params: Record<string, string>;
  /** Called with whether it waits for a connection. */
  onWaiting: (isWaiting: boolean) => void;
  /** Called when the mail service has accepted it, even after the timeout. */
  onSent: () => void;
}

async function request({ mail, kind, params, onSent }: Enquiry): Promise<'sent'> {
  prepare(mail);
  try {
    const answer = await sdk.send(mail.serviceId, mail.templateIds[kind], { ...params, ...captcha?.params() });
    if (!isAccepted(answer)) throw answer;
  } finally {
    captcha?.reset();
  }
  onSent();
  return 'sent';
}

/** What is known of an enquiry: `unconfirmed` if the mail service has not answered in time. */
export type Outcome = 'sent' | 'unconfirmed' | SendFailure;

/**
 * Sends one enquiry in one request, which is tried even if the browser says that it is offline: some browsers are wrong. If it then
 * fails, it waits until the connection is back. No other failed request is repeated.
 */
export async function sendEnquiry(enquiry: Enquiry): Promise<Outcome> {
  if (!canSend(enquiry.mail, enquiry.kind)) return 'notConfigured';
  let wasOnline = true;
  const mutation = new MutationObserver(queryClient, {
    mutationKey: ['enquiry', enquiry.kind],
    networkMode: 'offlineFirst',
    mutationFn: () => {
      wasOnline = onlineManager.isOnline();
      // The SDK has no timeout of its own.
      const noAnswer = new Promise<'unconfirmed'>((resolve) => setTimeout(resolve, TIMEOUT, 'unconfirmed'));
      return Promise.race([request(enquiry), noAnswer]);
    },
    retry: (_, error) => !wasOnline && !onlineManager.isOnline() && failureOf(error) === 'network',
    retryDelay: 0,
  });
  const unsubscribe = mutation.subscribe(({ isPaused }) => enquiry.onWaiting(isPaused));
  return mutation.mutate().catch(failureOf).finally(unsubscribe);
}
