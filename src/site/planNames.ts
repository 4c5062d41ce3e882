import { plans } from './plans';

/** The names of the plans by tier, without the rest of each plan, for the contact form. */
export const planNames: Readonly<Record<string, string>> = Object.fromEntries(
  plans.map(({ tier, name }) => [tier, name]),
);
