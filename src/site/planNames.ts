/**
 * The names of the pricing plans, by the tier in links to /contact?tier=…. They are in a file of their own so that the
 * contact form does not load all of `plans.ts`.
 */
export const planNames = {
  free: 'Free',
  professional: 'Professional',
  team: 'Team',
  enterprise: 'Enterprise',
} as const;

export type Tier = keyof typeof planNames;
