import type { Examples } from './examples';
import { PartnerDirectory } from './PartnerDirectory';

export const examples: Examples = { 'All partners': <PartnerDirectory /> };
