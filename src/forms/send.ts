/** The data cache, the SDK of the mail service and its CAPTCHA. A form loads them when a visitor first uses it. */
import * as sdk from '@emailjs/browser';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { TIMEOUT } from '../browser/timeout';
import type { EnquiryKind } from '../config/forms';
import { canSend, type MailSettings } from '../config/mailSettings';
import type { SendFailure } from '../facts/formStrings';
import { showCaptcha } from './captcha';

/**
 * The site's data cache. The library's defaults are what the specification fixes (parts 4 and 9): a failed query is retried three times, a
 * mutation never.
 */
export const queryClient = new QueryClient();

let captcha: ReturnType<typeof showCaptcha> | undefined;

/** Prepares the SDK for the settings of the site, and shows the CAPTCHA if the site has one and the page does not show it yet. */
export function prepare({ publicKey, origin, captchaSiteKey }: MailSettings): void {
  // Only `init` can set another origin.
  sdk.init({ publicKey }, origin || location.origin);
  if (captchaSiteKey && !captcha?.isOnPage()) captcha = showCaptcha(captchaSiteKey);
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

interface SendOptions {
  mailSettings: MailSettings;
  kind: EnquiryKind;
  params: Record<string, string>;
  /** Called when the mail service has accepted it, even after the timeout. */
  onSent: () => void;
}

async function sendRequest({ mailSettings, kind, params, onSent }: SendOptions): Promise<'sent'> {
  try {
    const answer = await sdk.send(mailSettings.serviceId, mailSettings.templateIds[kind], {
      ...params,
      ...captcha?.params(),
    });
    if (!isAccepted(answer)) throw answer;
  } finally {
    captcha?.reset();
  }
  onSent();
  return 'sent';
}

/** `unconfirmed`: the mail service has not answered in time. `captchaMissing`: the checkbox is not ticked, and says so. */
export type Outcome = 'sent' | 'unconfirmed' | 'captchaMissing' | SendFailure;

/** Sends an enquiry in one request. */
export async function sendEnquiry(options: SendOptions): Promise<Outcome> {
  if (!canSend(options.mailSettings, options.kind)) return 'notConfigured';
  prepare(options.mailSettings);
  if (await captcha?.isMissing()) return 'captchaMissing';
  const mutation = new MutationObserver(queryClient, {
    mutationKey: ['enquiry', options.kind],
    networkMode: 'always',
    mutationFn: () => {
      // The SDK has no timeout of its own.
      const noAnswer = new Promise<'unconfirmed'>((resolve) => setTimeout(resolve, TIMEOUT, 'unconfirmed'));
      return Promise.race([sendRequest(options), noAnswer]);
    },
  });
  return mutation.mutate().catch(failureOf);
}
