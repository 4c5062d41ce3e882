import { canSend, type EnquiryKind, type MailSettings } from '../config/mailSettings';
import { assertSent, SendError, UnconfirmedError } from './sendError';

/** Milliseconds after which the visitor is told that the outcome is unknown. The SDK has no timeout of its own. */
const TIMEOUT = 15_000;
/** Milliseconds that a request gets after the page returns from the back/forward cache. */
const GRACE_AFTER_RETURN = 2_000;

/** The SDK reads `localStorage` while it loads and fails with the error that browsers throw when site data is blocked. */
function shieldFromBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/** Loads the SDK, and tries again after a failure. */
export async function loadMailService(settings: MailSettings) {
  shieldFromBlockedStorage();
  const service = await import('./mailService');
  service.connect(settings);
  return service;
}

/**
 * Resolves when the time for an answer is over: after 15 s, or 2 s after the page returns from the back/forward cache.
 * @param ended aborts the timers
 */
function timeIsOver(ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const endIn = (milliseconds: number) => timers.push(setTimeout(resolve, milliseconds));
    endIn(TIMEOUT);
    addEventListener('pageshow', (event) => event.persisted && endIn(GRACE_AFTER_RETURN), { signal: ended });
    ended.addEventListener('abort', () => timers.forEach(clearTimeout));
  });
}

/** How a request ended after its time was over: null if the mail service accepted the enquiry, otherwise what was thrown. */
type LateOutcome = (error: unknown) => void;

/**
 * Sends one enquiry in one request, without retries.
 * @param onLateOutcome called once if the outcome was unknown when the time was over, and is known now
 * @throws UnconfirmedError if the time is over and the request is still on its way; SendError, or what the SDK throws (a string,
 *   a TypeError, an answer), if it failed. `failureOf` accepts all but the first
 */
export async function sendEnquiry(
  settings: MailSettings,
  kind: EnquiryKind,
  params: Record<string, string>,
  onLateOutcome: LateOutcome,
): Promise<void> {
  if (!canSend(settings, kind)) throw new SendError('notConfigured');
  const ended = new AbortController();
  const timeout = timeIsOver(ended.signal);
  let request: Promise<void> | undefined;

  const send = async () => {
    const service = await loadMailService(settings);
    // The visitor has been told that nothing was sent.
    if (ended.signal.aborted) return;
    request = service.send(settings.serviceId, settings.templateIds[kind], params).then(assertSent);
    await request;
  };
  const giveUp = async () => {
    await timeout;
    if (!request) throw new SendError('network');
    request.then(() => onLateOutcome(null), onLateOutcome);
    throw new UnconfirmedError();
  };
  try {
    await Promise.race([send(), giveUp()]);
  } finally {
    ended.abort();
  }
}
