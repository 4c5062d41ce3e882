import { contactDefinition } from './definitions';
import { EnquiryForm } from './EnquiryForm';

/** The contact form. Links reach it by `/contact#contact-form` and fill it in by `?interest=` and `?tier=`. */
export function ContactForm() {
  return <EnquiryForm definition={contactDefinition} />;
}
