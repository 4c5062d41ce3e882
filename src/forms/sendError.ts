import type { SendFailure } from '../facts/sendMessages';

/** Why an enquiry was not sent: an entry of the error catalog, or a script of the site that the browser could not load. */
export type Failure = SendFailure | 'missingScript';

/** A failure that the mail service does not report. */
export class SendError extends Error {
  constructor(readonly failure: Failure) {
    super(`Sending failed: ${failure}`);
  }
}

/**
 * Makes the error of an `import()` for whatever could not be loaded.
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
function isWebPage(text: string): boolean {
  return text.trim().startsWith('<');
}

/**
 * Checks an answer that the SDK accepts as success, which is any status from 200 to 299.
 * @throws SendError for a web page, otherwise the answer itself if it is not a success
 */
export function assertSent(answer: MailAnswer): void {
  if (isWebPage(answer.text)) throw new SendError('network');
  if (answer.status !== 200 && answer.text !== 'OK') throw answer;
}

function isMailAnswer(error: unknown): error is MailAnswer {
  return typeof error === 'object' && error !== null && 'status' in error && 'text' in error;
}

/** Returns the text of a string, an Error or an answer. */
function textOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (error instanceof Error) return error.message;
  if (isMailAnswer(error) && typeof error.text === 'string') return isWebPage(error.text) ? '' : error.text;
  return '';
}

/**
 * Returns the entry of the error catalog (`src/facts/sendMessages.yaml`) for an error: a failed connection first, then by its
 * text, then by its status. Every other answer is `other`.
 * @param error what sending threw: the SDK throws strings, TypeErrors and responses
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof SendError) return error.failure;
  const text = textOf(error);
  // Safari reports a failed fetch as "Load failed".
  const isConnection = /network|fetch|load failed/i.test(text);
  const status = isMailAnswer(error) ? error.status : 0;
  if (isConnection && error instanceof Error) return 'network';
  if (/template/i.test(text)) return 'template';
  if (/service/i.test(text)) return 'service';
  if (/user|public[_ ]?key/i.test(text)) return 'credentials';
  if (status === 400) return 'invalidRequest';
  if (status === 403) return 'accessDenied';
  if (status === 429) return 'tooMany';
  return isConnection ? 'network' : 'other';
}
