import { assertSent, type Failure, failureOf, missingScript, SendError } from '../../../src/forms/sendError';

const DASHBOARD = 'Visit https://dashboard.emailjs.com/admin';

const thrown: [what: string, error: unknown, failure: Failure][] = [
  ['known before sending', new SendError('notConfigured'), 'notConfigured'],
  ['string: no public key', `The public key is required. ${DASHBOARD}/account`, 'credentials'],
  ['string: no service', `The service ID is required. ${DASHBOARD}`, 'service'],
  ['string: no template', `The template ID is required. ${DASHBOARD}/templates`, 'template'],
  ['Chromium: failed fetch', new TypeError('Failed to fetch'), 'network'],
  ['Firefox: failed fetch', new TypeError('NetworkError when attempting to fetch resource.'), 'network'],
  ['another TypeError', new TypeError('templateParams.toString is not a function'), 'template'],
  ['full storage', new DOMException('exceeded', 'QuotaExceededError'), 'other'],
];

const answers: [status: number, text: string | undefined, failure: Failure][] = [
  [0, 'Network Error', 'network'],
  [400, 'The template ID not found. To find this ID, visit the dashboard', 'template'],
  [400, 'The service ID not found', 'service'],
  [400, 'The Public Key is invalid', 'credentials'],
  [400, 'public_key missing', 'credentials'],
  [400, 'Unknown USER', 'credentials'],
  [400, '', 'invalidRequest'],
  [403, 'API calls are disabled for non-browser applications', 'accessDenied'],
  [429, 'Too Many Requests', 'tooMany'],
  [500, undefined, 'other'],
  [500, '<html><style>a{user-select:none}</style>Service Temporarily Unavailable', 'other'],
];

describe('the entry of the error catalog', () => {
  it.each(thrown)('%s', (_, error, failure) => expect(failureOf(error)).toBe(failure));

  it.each(answers)('status %i, text "%s"', (status, text, failure) => {
    expect(failureOf({ status, text })).toBe(failure);
  });
});

it.each([
  [200, 'OK', null],
  [202, 'queued by a proxy', 'other'],
  [200, '<!DOCTYPE html><title>Sign in</title>', 'network'],
  [200, '\n <!-- a gateway --><html>', 'network'],
  [200, 'sent <OK>', null],
])('a success with status %i and text "%s" is checked', (status, text, expected) => {
  let failure: Failure | null = null;
  try {
    assertSent({ status, text });
  } catch (error) {
    failure = failureOf(error);
  }
  expect(failure).toBe(expected);
});

it.each([
  [true, 'missingScript'],
  [false, 'network'],
])('a script that cannot be loaded, with a connection: %s, is %s', async (onLine, failure) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  await expect(Promise.reject(new Error('404')).catch(missingScript)).rejects.toMatchObject({ failure });
});
