import { SubscriptionSuccess } from './SubscriptionSuccess';

export const examples = { 'Above the text of the page': <SubscriptionSuccess /> };
