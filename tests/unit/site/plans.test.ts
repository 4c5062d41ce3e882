import { plans } from '../../../src/site/plans';

it('gives every plan the same number of features, so that columns line up', () => {
  expect(new Set(plans.map((plan) => plan.features.length)).size).toBe(1);
});
