import { assertSent, failureOf, SendError } from '../../../src/forms/sendError';
import { failureMessages, type SendFailure } from '../../../src/site/sendMessages';

const EMAIL = 'hello@kestrelridge.example';

function chunkLoadError(): Error {
  const error = new Error('Loading chunk 12 failed.');
  error.name = 'ChunkLoadError';
  return error;
}

describe('what sending throws, as an entry of the error catalogue', () => {
  const cases: [what: string, error: unknown, failure: SendFailure][] = [
    ['known before sending', new SendError('notConfigured'), 'notConfigured'],
    [
      'string: no public key',
      'The public key is required. Visit https://dashboard.emailjs.com/admin/account',
      'credentials',
    ],
    ['string: no service', 'The service ID is required. Visit https://dashboard.emailjs.com/admin', 'service'],
    [
      'string: no template',
      'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates',
      'template',
    ],
    ['string: anything', 'What is this', 'other'],
    ['Chromium: failed fetch', new TypeError('Failed to fetch'), 'network'],
    ['Firefox: failed fetch', new TypeError('NetworkError when attempting to fetch resource.'), 'network'],
    ['Safari: failed fetch', new TypeError('Load failed'), 'network'],
    ['script of the service did not arrive', chunkLoadError(), 'network'],
    ['another TypeError', new TypeError('templateParams.toString is not a function'), 'template'],
    ['full storage', new DOMException('exceeded', 'QuotaExceededError'), 'other'],
    ['status 0', { status: 0, text: 'Network Error' }, 'network'],
    ['400 naming the template', { status: 400, text: 'The template ID not found.' }, 'template'],
    ['400 naming the service', { status: 400, text: 'The service ID not found.' }, 'service'],
    ['400 naming the key', { status: 400, text: 'The Public Key is invalid.' }, 'credentials'],
    ['400 naming public_key', { status: 400, text: 'public_key missing' }, 'credentials'],
    ['400 naming the user', { status: 400, text: 'Unknown USER' }, 'credentials'],
    [
      '403 with the usual text',
      { status: 403, text: 'API calls are disabled for non-browser applications' },
      'accessDenied',
    ],
    ['502 of a gateway', { status: 502, text: '<html><style>i{user-select:none}</style>' }, 'other'],
    ['text that is none', { status: 500, text: undefined }, 'other'],
    ['undefined', undefined, 'other'],
    ['null', null, 'other'],
  ];

  it.each(cases)('%s', (_, error, failure) => {
    expect(failureOf(error)).toBe(failure);
  });

  const statuses = Array.from({ length: 200 }, (_, index) => 400 + index);
  it.each(statuses)('status %i with words that say nothing', (status) => {
    const expected = { 400: 'invalidRequest', 403: 'accessDenied' }[status] ?? 'other';
    expect(failureOf({ status, text: `Error ${status}` })).toBe(expected);
    expect(failureOf({ status, text: '' })).toBe(expected);
  });
});

describe('success', () => {
  const cases: [status: number, text: string, thrown: SendFailure | null][] = [
    [200, 'OK', null],
    [200, '', null],
    [200, 'anything', null],
    [201, 'OK', null],
    [204, '', 'other'],
    [202, 'queued by a proxy', 'other'],
    [200, '<!DOCTYPE html><title>Sign in</title>', 'network'],
    [200, '\n <html lang="en">', 'network'],
  ];

  it.each(cases)('status %i, text "%s"', (status, text, thrown) => {
    let failure: SendFailure | null = null;
    try {
      assertSent({ status, text });
    } catch (error) {
      failure = failureOf(error);
    }
    expect(failure).toBe(thrown);
  });
});

describe('the words of the catalogue', () => {
  it('are the specified ones for the contact form', () => {
    expect(Object.values(failureMessages.contact).map(({ title, text }) => `${title}: ${text}`)).toEqual([
      `Configuration Error: Email service is not properly configured. Please contact support directly at ${EMAIL}`,
      `Configuration Error: Email template configuration error. Please contact us directly at ${EMAIL}`,
      `Service Error: Email service configuration error. Please contact us directly at ${EMAIL}`,
      `Authentication Error: Invalid email service credentials. Please contact us directly at ${EMAIL}`,
      'Invalid Request: Invalid request. Please check your input and try again.',
      `Access Denied: Email service access denied. Please contact us directly at ${EMAIL}`,
      'Network Error: Network error. Please check your internet connection and try again.',
      `Message not sent: There was an error sending your message. Please try contacting us directly at ${EMAIL}`,
    ]);
  });

  it('are the same for every failure of the assessment form', () => {
    const texts = Object.values(failureMessages.assessment).map(({ title, text }) => `${title}: ${text}`);
    expect([...new Set(texts)]).toEqual([
      'Submission Failed: There was an error sending your request. Please try again later.',
    ]);
  });
});
