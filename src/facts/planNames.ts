import { plans } from './plans';

/** The names of the plans by tier. A separate module, so that the contact form does not load the rest of each plan. */
export const planNames: Readonly<Record<string, string>> = Object.fromEntries(
  plans.map(({ tier, name }) => [tier, name]),
);
