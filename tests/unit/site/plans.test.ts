import { plans } from '../../../src/site/plans';

it('has the specified prices, limits, trials and badges', () => {
  const rows = plans.map(({ tier, price, badge, features }) => [
    tier,
    price,
    badge,
    ...features.slice(0, 3).map(({ title }) => title),
  ]);
  expect(rows).toEqual([
    ['free', 0, undefined, '1 user', '100 API calls a day', 'No trial needed'],
    ['professional', 49, 'Popular', '5 users', '1,000 API calls a day', '14-day trial'],
    ['team', 99, undefined, '10 users', '10,000 API calls a day', '14-day trial'],
    ['enterprise', null, 'Ultimate', 'Unlimited users', 'Unlimited API calls', 'Terms agreed with you'],
  ]);
});

it('gives every plan the same number of features, so that columns line up', () => {
  expect(new Set(plans.map((plan) => plan.features.length)).size).toBe(1);
});
