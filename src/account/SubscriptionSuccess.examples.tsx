import { SubscriptionSuccess } from './SubscriptionSuccess';

export const examples = { 'Above the words of the page': <SubscriptionSuccess /> };
