import { withTimeout } from '../browser/timeout';
import type { EnquiryKind } from '../config/forms';
import type { MailSettings } from '../config/mailSettings';
import { storageOf } from './draft';
import { haveSameParams, type MailParams } from './fields';
import type { Outcome } from './send';

/** Loads the code that sends enquiries. A call after a failure tries again. */
function loadSending(): Promise<typeof import('./send')> {
  // The SDK reads `localStorage` while it loads, and throws where site data is blocked.
  if (!storageOf('localStorage'))
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  return withTimeout(import(/* webpackChunkName: "island-send" */ './send'));
}

const waitForConnection = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Why nothing was sent, or that it is not known whether something was. */
export type Failure = Exclude<Outcome, 'sent'> | 'missingScript';

interface AttemptEvents {
  onProgress: (progress: 'sending' | 'waiting') => void;
  /** Called once the mail service has accepted the enquiry, even after `onFailed('unconfirmed')`. */
  onSent: (params: MailParams) => void;
  onFailed: (failure: Failure) => void;
}

/** The attempts of a form to send an enquiry. It is sent once, and only the outcome that tells what arrived is reported. */
export function createAttempts(kind: EnquiryKind, mailSettings: MailSettings) {
  /** The last attempt, until the mail service accepts it. Earlier ones that were not answered in time may still get an answer. */
  let latest: { params: MailParams; isPending: boolean } | null = null;

  return {
    /** Loads early what sending needs. `send` tries again and reports a failure. */
    prepare(): void {
      loadSending()
        .then(({ prepare }) => prepare(mailSettings))
        .catch(() => undefined);
    },

    /** Whether an attempt has no outcome yet. Another one would send the enquiry twice. */
    isPending: () => latest?.isPending ?? false,

    /**
     * Sends an enquiry even if the browser says that it is offline, because some browsers are wrong. If that fails, it is sent when the
     * connection is back. Nothing else is tried again.
     */
    async send(params: MailParams, { onProgress, onSent, onFailed }: AttemptEvents): Promise<void> {
      const attempt = { params, isPending: true };
      latest = attempt;
      const accept = () => {
        // If the visitor has changed the enquiry since, only the latest attempt tells whether the change arrived.
        if (!latest || !haveSameParams(latest.params, params)) return;
        latest = null;
        onSent(params);
      };

      for (;;) {
        onProgress('sending');
        const wasOnline = navigator.onLine;
        const outcome = await loadSending()
          .then(({ sendEnquiry }) => sendEnquiry({ mailSettings, kind, params, onSent: accept }))
          .catch(() => 'missingScript' as const);
        if (outcome === 'sent' || latest !== attempt) return;

        // With a connection, a request that fails may have arrived.
        const isUnsent = outcome === 'missingScript' || (outcome === 'network' && !wasOnline);
        if (navigator.onLine || !isUnsent) {
          attempt.isPending = false;
          onFailed(outcome);
          return;
        }
        onProgress('waiting');
        await waitForConnection();
        if (latest !== attempt) return;
      }
    },
  };
}
