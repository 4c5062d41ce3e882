import { assessmentDefinition } from '../../src/forms/assessmentDefinition';
import { contactDefinition } from '../../src/forms/contactDefinition';
import type { EnquiryDefinition } from '../../src/forms/fields';
import { formStrings, formText } from '../../src/site/formStrings';
import { assessmentInterests, contactInterests } from '../../src/site/interests';

const fieldsOf = ({ fields }: EnquiryDefinition) =>
  fields.map(({ name, missingError }) => `${name}${missingError ? '' : ', optional'}`);

it('the contact form has the specified fields and interests', () => {
  expect(fieldsOf(contactDefinition)).toEqual(['name', 'email', 'company, optional', 'interest', 'message']);
  expect(contactInterests.map(({ title, options }) => [title, ...options.map(({ value }) => value)])).toEqual([
    ['Solutions', 'ai_solutions', 'custom_software_development', 'cloud_solutions', 'advanced_security'],
    ['Capabilities', 'business_operations', 'it_services', 'computer_repair'],
    ['Other', 'partnership', 'support', 'general'],
  ]);
});

it('the assessment form has the specified fields and interests', () => {
  expect(fieldsOf(assessmentDefinition)).toEqual([
    'name',
    'email',
    'company',
    'phone, optional',
    'interest',
    'challenges, optional',
  ]);
  expect(assessmentInterests.flatMap(({ options }) => options.map(({ value }) => value))).toEqual([
    'business_operations',
    'it_services_support',
    'computer_repair',
    'advanced_security',
    'cloud_solutions',
    'custom_development',
    'not_sure',
  ]);
});

it('the buttons have the specified labels', () => {
  expect([formText.contact.submit, formText.assessment.submit, formStrings.sending]).toEqual([
    'Submit',
    'Schedule Strategy Session',
    'Sending...',
  ]);
});
