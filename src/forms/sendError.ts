import type { SendFailure } from '../site/sendMessages';

/** What the mail service answered: the only two things that are read of it. */
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

/** A web page is no answer of the mail service: it comes from a sign-in page of a network, a proxy or a gateway. */
function isWebPage(text: string): boolean {
  return /^\s*(<!doctype html|<html|<head|<body)/i.test(text);
}

/**
 * Reads an answer that the SDK takes for a success, which to it is any status from 200 to 299.
 * @throws SendError for a web page, the answer itself for everything else that is not success
 */
export function assertSent(answer: MailAnswer): void {
  if (isWebPage(answer.text)) throw new SendError('network');
  if (answer.status !== 200 && answer.text !== 'OK') throw answer;
}

function isMailAnswer(error: unknown): error is MailAnswer {
  return typeof error === 'object' && error !== null && 'status' in error && 'text' in error;
}

/** The words of an error, whichever of its shapes it has: a string, an Error, or an answer. */
function wordsOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (error instanceof Error) return error.message;
  if (isMailAnswer(error) && typeof error.text === 'string') return isWebPage(error.text) ? '' : error.text;
  return '';
}

function isConnectionFailure(error: unknown, words: string): boolean {
  // Safari says "Load failed" of a failed fetch; a bundler says ChunkLoadError of a script that did not arrive.
  return /network|fetch|load failed/i.test(words) || (error instanceof Error && error.name === 'ChunkLoadError');
}

/**
 * The entry of the error catalogue that an error belongs to, in the catalogue's own order: first what the words
 * mention, then the status, then the connection.
 * @param error whatever sending has thrown: the SDK throws strings, TypeErrors and answers
 */
export function failureOf(error: unknown): SendFailure {
  if (error instanceof SendError) return error.failure;
  const words = wordsOf(error);
  if (isConnectionFailure(error, words) && error instanceof Error) return 'network';
  if (/template/i.test(words)) return 'template';
  if (/service/i.test(words)) return 'service';
  if (/user|public[_ ]?key/i.test(words)) return 'credentials';
  if (isMailAnswer(error) && error.status === 400) return 'invalidRequest';
  if (isMailAnswer(error) && error.status === 403) return 'accessDenied';
  return isConnectionFailure(error, words) ? 'network' : 'other';
}
