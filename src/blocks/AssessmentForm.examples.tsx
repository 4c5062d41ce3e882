import { AssessmentForm } from './AssessmentForm';
import type { Examples } from './examples';

export const examples: Examples = { 'The form': <AssessmentForm /> };
