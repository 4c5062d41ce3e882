export { AssessmentForm } from '../forms/AssessmentForm';
