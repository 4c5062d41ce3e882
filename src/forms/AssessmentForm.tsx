import { assessmentDefinition } from './assessmentDefinition';
import { EnquiryForm } from './EnquiryForm';

/**
 * The form that requests a strategy assessment.
 *
 * @useFor the assessment page, once. Other pages lead there by a button: `<Action to="/assessment">`.
 * @notFor questions and messages of any kind: take `<ContactForm>` on the contact page.
 * @notFor a second form on the same page.
 */
export function AssessmentForm() {
  return <EnquiryForm definition={assessmentDefinition} />;
}
