import type { Examples } from './examples';
import { PricingPlans } from './PricingPlans';

export const examples: Examples = { 'All plans': <PricingPlans /> };
