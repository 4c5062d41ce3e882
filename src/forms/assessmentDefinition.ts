import { fieldErrors, fieldLabels } from '../site/formStrings';
import { assessmentInterests } from '../site/interests';
import {
  companyField,
  type EnquiryDefinition,
  emailField,
  type FieldDefinition,
  interestField,
  interestLabel,
  nameField,
  sender,
} from './fields';

const phoneField: FieldDefinition = {
  name: 'phone',
  label: fieldLabels.phone,
  control: { type: 'input', inputType: 'tel', autoComplete: 'tel' },
};

export const assessmentDefinition: EnquiryDefinition = {
  kind: 'assessment',
  fields: [
    nameField,
    emailField,
    { ...companyField, missingError: fieldErrors.company },
    phoneField,
    interestField(fieldLabels.assessmentInterest, assessmentInterests),
    { name: 'challenges', label: fieldLabels.challenges, control: { type: 'textarea' } },
  ],
  paramsOf: (values, reference) => ({
    ...sender(values),
    phone: values.phone || 'N/A',
    interest: interestLabel(assessmentInterests, values.interest),
    message: values.challenges || 'N/A',
    reference,
  }),
};
