import type { SendFailure } from '../site/sendMessages';

/** The part of the mail service's answer that the site reads. */
export interface MailAnswer {
  status: number;
  text: string;
}

/** A failure that is known before the mail service answers. */
export class SendError extends Error {
  constructor(readonly failure: SendFailure) {
    super(`Sending failed: ${failure}`);
    this.name = 'SendError';
  }
}

/** The time for an answer is over, and it is unknown whether the enquiry arrived. */
export class UnconfirmedError extends Error {
  constructor() {
    super('The mail service has not answered in time.');
    this.name = 'UnconfirmedError';
  }
}

/** Whether an answer is a web page: it then came from a network's sign-in page, a proxy or a gateway, not from the mail service. */
function isWebPage(text: string): boolean {
  return /^\s*(<!doctype html|<html|<head|<body)/i.test(text);
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

function isConnectionFailure(error: unknown, text: string): boolean {
  // Safari reports a failed fetch as "Load failed"; a bundler reports a missing script as ChunkLoadError.
  return /network|fetch|load failed/i.test(text) || (error instanceof Error && error.name === 'ChunkLoadError');
}

/**
 * Returns the entry of the error catalog (`src/site/sendMessages.yaml`) for an error: a failed connection first, then by its
 * text, then by its status. Every other answer is `other`.
 * @param error what sending threw: the SDK throws strings, TypeErrors and responses
 */
export function failureOf(error: unknown): SendFailure {
  if (error instanceof SendError) return error.failure;
  const text = textOf(error);
  if (isConnectionFailure(error, text) && error instanceof Error) return 'network';
  if (/template/i.test(text)) return 'template';
  if (/service/i.test(text)) return 'service';
  if (/user|public[_ ]?key/i.test(text)) return 'credentials';
  if (isMailAnswer(error) && error.status === 400) return 'invalidRequest';
  if (isMailAnswer(error) && error.status === 403) return 'accessDenied';
  if (isMailAnswer(error) && error.status === 429) return 'tooMany';
  return isConnectionFailure(error, text) ? 'network' : 'other';
}
