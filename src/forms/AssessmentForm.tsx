import { assessmentDefinition } from './definitions';
import { EnquiryForm } from './EnquiryForm';

/** The form that requests a strategy assessment. */
export function AssessmentForm() {
  return <EnquiryForm definition={assessmentDefinition} />;
}
