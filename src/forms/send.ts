/** The data cache and what sends an enquiry. The form loads it after its hydration, so that it answers sooner. */
import { MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query';
import { canSend, type EnquiryKind, type MailSettings } from '../config/mailSettings';
import { assertSent, missingScript, SendError } from './sendError';

/** Milliseconds; specification, part 9. */
const GARBAGE_COLLECTION = 5 * 60 * 1000;
const FIRST_RETRY_DELAY = 1_000;
const LONGEST_RETRY_DELAY = 30_000;

/**
 * The site's data cache. A failed query is retried three times, a mutation never. A request that starts offline waits and
 * is sent once when the connection is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (attempt) => Math.min(FIRST_RETRY_DELAY * 2 ** attempt, LONGEST_RETRY_DELAY),
      gcTime: GARBAGE_COLLECTION,
    },
    mutations: { retry: 0, networkMode: 'online', gcTime: GARBAGE_COLLECTION },
  },
});

// Connects the cache to the browser's online state, so that a waiting enquiry is sent when the connection is back.
queryClient.mount();
// The library assumes a connection until an event says otherwise.
onlineManager.setOnline(navigator.onLine);

/** Milliseconds after which the visitor is told that the outcome is unknown. The SDK has no timeout of its own. */
const TIMEOUT = 15_000;
/** Milliseconds that a request gets after the page returns from the back/forward cache. */
const GRACE_AFTER_RETURN = 2_000;

/** Resolves when the time for an answer is over. */
function timeIsOver(): Promise<'unconfirmed'> {
  return new Promise((resolve) => {
    const endIn = (milliseconds: number) => setTimeout(resolve, milliseconds, 'unconfirmed');
    endIn(TIMEOUT);
    const end = { signal: AbortSignal.timeout(TIMEOUT) };
    addEventListener('pageshow', ({ persisted }) => persisted && endIn(GRACE_AFTER_RETURN), end);
  });
}

/** The SDK reads `localStorage` while it loads and fails with the error that browsers throw when site data is blocked. */
function shieldFromBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/**
 * Loads the SDK, and tries again after a failure.
 * @throws SendError if it cannot be loaded
 */
export async function loadMailService(settings: MailSettings) {
  shieldFromBlockedStorage();
  const service = await import('./mailService').catch(missingScript);
  service.connect(settings);
  return service;
}

interface Enquiry {
  settings: MailSettings;
  kind: EnquiryKind;
  params: Record<string, string>;
  /** Called with whether it waits for a connection. */
  onWaiting: (isWaiting: boolean) => void;
  /** Called when the mail service has accepted it, even if the time for an answer was over. */
  onSent: () => void;
}

async function request({ settings, kind, params }: Enquiry): Promise<'sent'> {
  const service = await loadMailService(settings);
  assertSent(await service.send(settings.serviceId, settings.templateIds[kind], params));
  return 'sent';
}

/**
 * Sends one enquiry in one request, without retries.
 * @returns `unconfirmed` if the mail service has not answered in time
 * @throws SendError, or what the SDK throws (a string, a TypeError, an answer); `failureOf` accepts each
 */
export async function sendEnquiry(enquiry: Enquiry): Promise<'sent' | 'unconfirmed'> {
  const { settings, kind, onWaiting, onSent } = enquiry;
  if (!canSend(settings, kind)) throw new SendError('notConfigured');
  const mutation = new MutationObserver(queryClient, {
    mutationKey: ['enquiry', kind],
    mutationFn: () => {
      const sending = request(enquiry);
      sending.then(onSent, () => undefined);
      return Promise.race([sending, timeIsOver()]);
    },
  });
  const unsubscribe = mutation.subscribe(({ isPaused }) => onWaiting(isPaused));
  try {
    return await mutation.mutate();
  } finally {
    unsubscribe();
  }
}
