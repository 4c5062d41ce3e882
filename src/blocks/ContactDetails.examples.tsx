import { ContactDetails } from './ContactDetails';
import type { Examples } from './examples';

export const examples: Examples = { 'E-mail and address': <ContactDetails /> };
