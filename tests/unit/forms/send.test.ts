import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { queryClient } from '../../../src/forms/send';

const fail = async () => {
  throw new Error('503');
};
const MINUTE = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a query is retried three times, after twice the time each, and kept for five minutes; a mutation never', async () => {
  const times: number[] = [];
  const start = Date.now();
  const queryFn = () => {
    times.push(Date.now() - start);
    return fail();
  };
  const stop = new QueryObserver(queryClient, { queryKey: ['test'], queryFn }).subscribe(() => {});
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(times).toEqual([0, 1000, 3000, 7000]);
  stop();
  await jest.advanceTimersByTimeAsync(5 * MINUTE - 1000);
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1000);
  expect(queryClient.getQueryCache().getAll()).toHaveLength(0);

  const mutationFn = jest.fn(fail);
  await expect(new MutationObserver(queryClient, { mutationFn }).mutate()).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(mutationFn).toHaveBeenCalledTimes(1);
});

it('no delay between retries is longer than 30 seconds', async () => {
  const times: number[] = [];
  const queryFn = () => {
    times.push(Date.now());
    return fail();
  };
  const stop = new QueryObserver(queryClient, { queryKey: ['long'], queryFn, retry: 7 }).subscribe(() => {});
  await jest.advanceTimersByTimeAsync(3 * MINUTE);
  const delays = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  stop();
});
