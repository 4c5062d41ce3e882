import { company } from '../site/company';
import { fieldErrors, fieldLabels } from '../site/formStrings';
import { contactInterests } from '../site/interests';
import {
  companyField,
  type EnquiryDefinition,
  emailField,
  interestField,
  interestLabel,
  nameField,
  sender,
} from './fields';

export const contactDefinition: EnquiryDefinition = {
  kind: 'contact',
  fields: [
    nameField,
    emailField,
    companyField,
    interestField(fieldLabels.contactInterest, contactInterests),
    { name: 'message', label: fieldLabels.message, missingError: fieldErrors.message, control: { type: 'textarea' } },
  ],
  paramsOf: (values, reference) => ({
    ...sender(values),
    interest: interestLabel(contactInterests, values.interest),
    message: values.message ?? '',
    to_email: company.email,
    reference,
  }),
};
