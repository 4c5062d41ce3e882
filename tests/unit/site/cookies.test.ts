import { cookies } from '../../../src/site/cookies';

it('lists the five cookies of the specification with their durations', () => {
  expect(cookies.map(({ name, duration, group }) => [name, duration, group])).toEqual([
    ['_session', 'Until you close the browser', 'necessary'],
    ['_ga', '2 years', 'analytics'],
    ['_gid', '24 hours', 'analytics'],
    ['_gat', '1 minute', 'analytics'],
    ['user_preferences', '1 year', 'necessary'],
  ]);
});
