import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import type { SendFailure } from '../../../src/facts/formStrings';
import { failureOf, isAccepted, queryClient } from '../../../src/forms/send';

const fail = async () => {
  throw new Error('503');
};
const MINUTE = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Returns the delays between the attempts of a query that fails. */
async function delaysOf(options: { retry?: number }): Promise<number[]> {
  const times: number[] = [];
  const queryFn = () => {
    times.push(Date.now());
    return fail();
  };
  const stop = new QueryObserver(queryClient, { queryKey: ['test'], queryFn, ...options }).subscribe(() => {});
  await jest.advanceTimersByTimeAsync(3 * MINUTE);
  stop();
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
}

it('a query is retried three times, after twice the time each up to 30 seconds, and kept for five minutes', async () => {
  expect(await delaysOf({})).toEqual([1000, 2000, 4000]);
  await jest.advanceTimersByTimeAsync(5 * MINUTE - 1000);
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1000);
  expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
  expect(await delaysOf({ retry: 7 })).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it('a mutation is never retried', async () => {
  const mutationFn = jest.fn(fail);
  await expect(new MutationObserver(queryClient, { mutationFn }).mutate()).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(mutationFn).toHaveBeenCalledTimes(1);
});

const DASHBOARD = 'Visit https://dashboard.emailjs.com/admin';

/** What the SDK throws, and the entry of the error catalog. */
const thrown: [what: string, error: unknown, failure: SendFailure][] = [
  ['no public key', `The public key is required. ${DASHBOARD}/account`, 'credentials'],
  ['no service', `The service ID is required. ${DASHBOARD}`, 'service'],
  ['no template', `The template ID is required. ${DASHBOARD}/templates`, 'template'],
  ['Chromium: failed fetch', new TypeError('Failed to fetch'), 'network'],
  ['Firefox: failed fetch', new TypeError('NetworkError when attempting to fetch resource.'), 'network'],
  ['Safari: failed fetch', new TypeError('Load failed'), 'network'],
  ['another TypeError', new TypeError('templateParams.toString is not a function'), 'template'],
  ['full storage', new DOMException('exceeded', 'QuotaExceededError'), 'other'],
];

it.each(thrown)('%s', (_, error, failure) => expect(failureOf(error)).toBe(failure));

const answers: [status: number, text: string | undefined, failure: SendFailure][] = [
  [0, 'Network Error', 'network'],
  [202, 'queued by a proxy', 'other'],
  [200, '<!DOCTYPE html><title>Sign in</title>', 'network'],
  [200, '\n <!-- a gateway --><html>', 'network'],
  [400, 'The template ID not found. To find this ID, visit the dashboard', 'template'],
  [400, 'public_key missing', 'credentials'],
  [400, 'Unknown USER', 'credentials'],
  [400, '', 'invalidRequest'],
  [403, 'API calls are disabled for non-browser applications', 'accessDenied'],
  [429, 'Too Many Requests', 'tooMany'],
  [500, undefined, 'other'],
  [500, '<html><style>a{user-select:none}</style>Service Temporarily Unavailable', 'other'],
];

it.each(answers)('an answer with status %i and text "%s"', (status, text, failure) => {
  expect(isAccepted({ status, text: text ?? '' })).toBe(false);
  expect(failureOf({ status, text })).toBe(failure);
});

it.each([
  [200, ''],
  [202, 'OK'],
  [200, 'sent <OK>'],
])('an answer with status %i and text "%s" is a success', (status, text) => {
  expect(isAccepted({ status, text })).toBe(true);
});
