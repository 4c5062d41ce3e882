import { canSend, type EnquiryKind, type MailSettings } from '../site/env';
import { assertSent, SendError } from './sendError';

/** Milliseconds until a request counts as failed; the SDK itself waits for ever. */
const TIMEOUT = 15_000;
/** Milliseconds that a request gets after the browser has brought a page back from its history. */
const GRACE_AFTER_RETURN = 2_000;

type MailService = typeof import('@emailjs/browser');

let mailService: Promise<MailService> | undefined;

/** The SDK reads `localStorage` as it loads and dies of the error that browsers throw when site data is blocked. */
function shieldFromBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/** Loads the SDK: ahead, when a form is first touched, and again if that failed. */
export function loadMailService(): Promise<MailService> {
  shieldFromBlockedStorage();
  mailService ??= import('@emailjs/browser').catch((error: unknown) => {
    mailService = undefined;
    throw error;
  });
  return mailService;
}

/**
 * Does something that must end in time.
 * @param work gets a signal that is aborted when the time is over
 * @throws SendError `network` when it does not end within 15 s, or within 2 s of the page's return from the history
 */
async function inTime<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const ended = new AbortController();
  const timers: ReturnType<typeof setTimeout>[] = [];
  const tooLate = new Promise<never>((_, reject) => {
    const giveUpIn = (milliseconds: number) =>
      timers.push(setTimeout(() => reject(new SendError('network')), milliseconds));
    giveUpIn(TIMEOUT);
    addEventListener('pageshow', (event) => event.persisted && giveUpIn(GRACE_AFTER_RETURN), { signal: ended.signal });
  });
  try {
    return await Promise.race([work(ended.signal), tooLate]);
  } finally {
    ended.abort();
    timers.forEach(clearTimeout);
  }
}

/**
 * Sends one enquiry in one request. Nothing is tried again: whoever calls this decides that.
 * @throws SendError, or what the SDK throws (a string, a TypeError, an answer); `failureOf` reads all of them
 */
export async function sendEnquiry(
  settings: MailSettings,
  kind: EnquiryKind,
  params: Record<string, string>,
): Promise<void> {
  if (!canSend(settings, kind)) throw new SendError('notConfigured');
  await inTime(async (signal) => {
    const { init, send } = await loadMailService();
    if (signal.aborted) return;
    // The SDK takes another origin from `init` only.
    init({ publicKey: settings.publicKey }, settings.origin || location.origin);
    assertSent(await send(settings.serviceId, settings.templateIds[kind], params));
  });
}
