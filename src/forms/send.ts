import { canSend, type EnquiryKind, type MailSettings } from '../site/env';
import { assertSent, SendError } from './sendError';

/** Milliseconds until a request counts as failed. The SDK has no timeout of its own. */
const TIMEOUT = 15_000;
/** Milliseconds that a request gets after the page returns from the back/forward cache. */
const GRACE_AFTER_RETURN = 2_000;

type MailService = typeof import('./mailService');

let mailService: Promise<MailService> | undefined;

/** The SDK reads `localStorage` while it loads and fails with the error that browsers throw when site data is blocked. */
function shieldFromBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/** Loads the SDK once, and again after a failure. */
export function loadMailService(): Promise<MailService> {
  shieldFromBlockedStorage();
  mailService ??= import('./mailService').catch((error: unknown) => {
    mailService = undefined;
    throw error;
  });
  return mailService;
}

/**
 * Runs work that must end in time.
 * @param work gets a signal that is aborted when the time is over
 * @throws SendError `network` after 15 s, or 2 s after the page returns from the back/forward cache
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
 * Sends one enquiry in one request, without retries.
 * @throws SendError, or what the SDK throws (a string, a TypeError, an answer); `failureOf` accepts all of them
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
    // Only `init` can set another origin.
    init({ publicKey: settings.publicKey }, settings.origin || location.origin);
    assertSent(await send(settings.serviceId, settings.templateIds[kind], params));
  });
}
