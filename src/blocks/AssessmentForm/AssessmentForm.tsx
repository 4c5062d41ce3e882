import { EnquiryFrame } from '../EnquiryFrame';

/**
 * The form that requests a strategy assessment.
 *
 * @useFor the assessment page, once. Other pages link to it with a button: `<Action to="/assessment">`.
 * @notFor questions and other messages: use `<ContactForm>` on the contact page.
 * @notFor a second form on the same page.
 */
export function AssessmentForm() {
  return <EnquiryFrame kind="assessment" />;
}
