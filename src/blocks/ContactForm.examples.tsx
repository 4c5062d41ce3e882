import { ContactForm } from './ContactForm';
import type { Examples } from './examples';

export const examples: Examples = { 'The form': <ContactForm /> };
