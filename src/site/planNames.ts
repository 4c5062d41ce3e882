/**
 * The pricing plans by tier, the word in links to /contact?tier=…. Apart from the plans themselves, because the contact form
 * needs no more than their names in the browser.
 */
export const planNames = {
  free: 'Free',
  professional: 'Professional',
  team: 'Team',
  enterprise: 'Enterprise',
} as const;

export type Tier = keyof typeof planNames;
