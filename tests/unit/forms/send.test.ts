import { queryClient } from '../../../src/forms/send';

const { queries, mutations } = queryClient.getDefaultOptions();

it('keeps queries for five minutes and retries them three times, after twice the time each, up to 30 s; mutations never', () => {
  expect(queries).toMatchObject({ gcTime: 300_000, retry: 3 });
  const delayOf = queries?.retryDelay as (attempt: number) => number;
  expect([0, 1, 2, 4, 5, 9].map(delayOf)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
  expect(mutations).toMatchObject({ gcTime: 300_000, retry: 0 });
});
