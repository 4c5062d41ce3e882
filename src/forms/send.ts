/** The data cache, the SDK of the mail service and its CAPTCHA. A form loads them when a visitor first uses it. */
import * as sdk from '@emailjs/browser';
import { focusManager, MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query';
import { canSend, type EnquiryKind, type MailSettings } from '../config/mailSettings';
import { TIMEOUT } from '../ui/loadScript';
import { showCaptcha } from './captcha';
import { assertSent, failureOf, SendError } from './sendError';

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

interface Enquiry {
  settings: MailSettings;
  kind: EnquiryKind;
  params: Record<string, string>;
  /** Called with whether it waits for a connection. */
  onWaiting: (isWaiting: boolean) => void;
  /** Called when the mail service has accepted it, even after the timeout. */
  onSent: () => void;
}

async function request({ settings, kind, params }: Enquiry): Promise<'sent'> {
  const { serviceId, templateIds } = settings;
  prepare(settings);
  try {
    assertSent(await sdk.send(serviceId, templateIds[kind], { ...params, ...captcha?.params() }));
    return 'sent';
  } finally {
    captcha?.reset();
  }
}

/**
 * Sends one enquiry in one request, which is tried even if the browser says that it is offline: some browsers are wrong. If it then
 * fails, it waits until the connection is back. No other failed request is repeated.
 * @returns `unconfirmed` if the mail service has not answered in time
 * @throws SendError, or what the SDK throws (a string, a TypeError, an answer); `failureOf` accepts each
 */
export async function sendEnquiry(enquiry: Enquiry): Promise<'sent' | 'unconfirmed'> {
  const { settings, kind, onWaiting, onSent } = enquiry;
  if (!canSend(settings, kind)) throw new SendError('notConfigured');
  let wasOnline = true;
  const mutation = new MutationObserver(queryClient, {
    mutationKey: ['enquiry', kind],
    networkMode: 'offlineFirst',
    mutationFn: () => {
      wasOnline = onlineManager.isOnline();
      const sending = request(enquiry);
      sending.then(onSent, () => undefined);
      // The SDK has no timeout of its own.
      const noAnswer = new Promise<'unconfirmed'>((resolve) => setTimeout(resolve, TIMEOUT, 'unconfirmed'));
      return Promise.race([sending, noAnswer]);
    },
    retry: (_, error) => !wasOnline && !onlineManager.isOnline() && failureOf(error) === 'network',
    retryDelay: 0,
  });
  const unsubscribe = mutation.subscribe(({ isPaused }) => onWaiting(isPaused));
  try {
    return await mutation.mutate();
  } finally {
    unsubscribe();
  }
}
