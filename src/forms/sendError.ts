import type { SendFailure } from '../facts/formStrings';

/** Why an enquiry was not sent: an entry of the error catalog, or a script of the site that the browser could not load. */
export type Failure = SendFailure | 'missingScript';

/** A failure that the mail service does not report. */
export class SendError extends Error {
  constructor(readonly failure: Failure) {
    super(`Sending failed: ${failure}`);
  }
}

/**
 * Handles the rejection of an `import()`.
 * @throws SendError
 */
export function missingScript(): never {
  throw new SendError(navigator.onLine ? 'missingScript' : 'network');
}

/** The part of the mail service's answer that the site reads. */
export interface MailAnswer {
  status: number;
  text: string;
}

/** Whether an answer is a web page: it then came from a network's sign-in page, a proxy or a gateway, not from the mail service. */
const isWebPage = (text: string) => text.trim().startsWith('<');

/**
 * Checks an answer that the SDK accepts as success, which is any status from 200 to 299.
 * @throws SendError for a web page, otherwise the answer itself if it is not a success
 */
export function assertSent(answer: MailAnswer): void {
  if (isWebPage(answer.text)) throw new SendError('network');
  if (answer.status !== 200 && answer.text !== 'OK') throw answer;
}

/**
 * Returns the entry of the error catalog (`src/facts/formStrings.yaml`) for an error: by its text, then by its status.
 * @param error what sending threw: the SDK throws strings, TypeErrors and answers
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof SendError) return error.failure;
  const { status, message, text } = (error ?? {}) as Partial<Error & MailAnswer>;
  const description = typeof error === 'string' ? error : (message ?? text ?? '');
  const mentions = (pattern: RegExp) => !isWebPage(description) && pattern.test(description);
  if (mentions(/template/i)) return 'template';
  if (mentions(/service/i)) return 'service';
  if (mentions(/user|public[_ ]?key/i)) return 'credentials';
  if (status === 400) return 'invalidRequest';
  if (status === 403) return 'accessDenied';
  if (status === 429) return 'tooMany';
  // Safari reports a failed fetch as "Load failed".
  return mentions(/network|fetch|load failed/i) ? 'network' : 'other';
}
