/**
 * The pricing plans on /pricing. Their names are in `planNames.ts`.
 */
import { planNames, type Tier } from './planNames';

interface PlanFeature {
  title: string;
  included: boolean;
  /** Set in bold: the features that this plan has and the one before it does not. */
  highlight: boolean;
  /** One sentence about a term that not every reader knows, shown as a tooltip. */
  explanation?: string;
}

const API_CALL = 'An API call is one request that your software sends to the workspace.';

export interface Plan {
  tier: Tier;
  name: string;
  /** US dollars per month; null if the price is agreed with the client. */
  price: number | null;
  description: string;
  buttonText: string;
  features: readonly PlanFeature[];
  popular: boolean;
  badge?: string;
}

/** Turns rows into features. All plans list the same features in the same order, so that columns line up. */
function features(
  ...rows: readonly (readonly [title: string, included: boolean, highlight?: boolean, explanation?: string])[]
): PlanFeature[] {
  return rows.map(([title, included, highlight = false, explanation]) => ({ title, included, highlight, explanation }));
}

export const plans: readonly Plan[] = [
  {
    tier: 'free',
    name: planNames.free,
    price: 0,
    description: 'For one person who wants to see their own data in the workspace before talking to anyone.',
    buttonText: 'Start for free',
    popular: false,
    features: features(
      ['1 user', true, true],
      ['100 API calls a day', true, true, API_CALL],
      ['No trial needed', true],
      ['Dashboards', true],
      ['E-mail support', false],
      ['24/7 support', false],
    ),
  },
  {
    tier: 'professional',
    name: planNames.professional,
    price: 49,
    description: 'For a small team that runs one workflow every day and needs someone to ask.',
    buttonText: 'Start your trial',
    popular: true,
    badge: 'Popular',
    features: features(
      ['5 users', true, true],
      ['1,000 API calls a day', true, true, API_CALL],
      ['14-day trial', true],
      ['Dashboards', true],
      ['E-mail support', true, true],
      ['24/7 support', false],
    ),
  },
  {
    tier: 'team',
    name: planNames.team,
    price: 99,
    description: 'For a department whose systems talk to the workspace all day long.',
    buttonText: 'Start your trial',
    popular: false,
    features: features(
      ['10 users', true, true],
      ['10,000 API calls a day', true, true, API_CALL],
      ['14-day trial', true],
      ['Dashboards', true],
      ['E-mail support', true],
      ['24/7 support', false],
    ),
  },
  {
    tier: 'enterprise',
    name: planNames.enterprise,
    price: null,
    description: 'For a company with its own security review, its own limits and its own hours.',
    buttonText: 'Talk to us',
    popular: false,
    badge: 'Ultimate',
    features: features(
      ['Unlimited users', true, true],
      ['Unlimited API calls', true, true, API_CALL],
      ['Terms agreed with you', true],
      ['Dashboards', true],
      ['E-mail support', true],
      ['24/7 support', true, true],
    ),
  },
];
