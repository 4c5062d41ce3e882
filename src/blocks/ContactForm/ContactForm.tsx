import { EnquiryFrame } from '../EnquiryFrame';

/**
 * The contact form.
 *
 * @useFor the contact page, once. Other pages link to it as `/contact#contact-form`, with `?interest=` or `?tier=` to
 *   fill in what the reader came for.
 * @notFor a request for an assessment: use `<AssessmentForm>` on its page.
 * @notFor a second form on the same page.
 */
export function ContactForm() {
  return <EnquiryFrame kind="contact" />;
}
