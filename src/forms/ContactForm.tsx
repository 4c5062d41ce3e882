import { contactDefinition } from './contactDefinition';
import { EnquiryForm } from './EnquiryForm';

/**
 * The contact form.
 *
 * @useFor the contact page, once. Other pages lead there: `/contact#contact-form`, with `?interest=` or `?tier=` to
 *   fill in what the reader came for.
 * @notFor a request for an assessment: take `<AssessmentForm>` on its page.
 * @notFor a second form on the same page.
 */
export function ContactForm() {
  return <EnquiryForm definition={contactDefinition} />;
}
