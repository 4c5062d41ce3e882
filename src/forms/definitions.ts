import type { HTMLInputTypeAttribute } from 'react';
import { company } from '../site/company';
import type { EnquiryKind } from '../site/env';
import { fieldLabels, fieldMistakes } from '../site/formLabels';
import { assessmentInterests, contactInterests, type InterestGroup, interestOf } from '../site/interests';

export type FieldName = 'name' | 'email' | 'company' | 'phone' | 'interest' | 'message' | 'challenges';

export interface FieldDefinition {
  name: FieldName;
  label: string;
  /** What is said when it is empty; without it, the field is optional. */
  missing?: string;
  control:
    | { type: 'input'; inputType: HTMLInputTypeAttribute; autoComplete: string; inputMode: 'text' | 'email' | 'tel' }
    | { type: 'select'; groups: readonly InterestGroup[] }
    | { type: 'textarea' };
}

/** What was entered, without spaces around it. */
export type EnquiryValues = Partial<Record<FieldName, string>>;

/** One of the two forms: its fields in order, and the mail that becomes of them. */
export interface EnquiryDefinition {
  kind: EnquiryKind;
  fields: readonly FieldDefinition[];
  /** The template params, in the order of the specification; an optional field that is empty is `N/A`. */
  paramsOf: (values: EnquiryValues, reference: string) => Record<string, string>;
}

const nameField: FieldDefinition = {
  name: 'name',
  label: fieldLabels.name,
  missing: fieldMistakes.name,
  control: { type: 'input', inputType: 'text', autoComplete: 'name', inputMode: 'text' },
};

const emailField: FieldDefinition = {
  name: 'email',
  label: fieldLabels.email,
  missing: fieldMistakes.email,
  control: { type: 'input', inputType: 'email', autoComplete: 'email', inputMode: 'email' },
};

const companyField: FieldDefinition = {
  name: 'company',
  label: fieldLabels.company,
  control: { type: 'input', inputType: 'text', autoComplete: 'organization', inputMode: 'text' },
};

const phoneField: FieldDefinition = {
  name: 'phone',
  label: fieldLabels.phone,
  control: { type: 'input', inputType: 'tel', autoComplete: 'tel', inputMode: 'tel' },
};

const interestField = (label: string, groups: readonly InterestGroup[]): FieldDefinition => ({
  name: 'interest',
  label,
  missing: fieldMistakes.interest,
  control: { type: 'select', groups },
});

function sender({ name = '', email = '', company: from }: EnquiryValues) {
  return { from_name: name, from_email: email, company: from || 'N/A' };
}

function interestLabel(groups: readonly InterestGroup[], value = ''): string {
  return interestOf(groups, value)?.label ?? 'N/A';
}

export const contactDefinition: EnquiryDefinition = {
  kind: 'contact',
  fields: [
    nameField,
    emailField,
    companyField,
    interestField(fieldLabels.contactInterest, contactInterests),
    { name: 'message', label: fieldLabels.message, missing: fieldMistakes.message, control: { type: 'textarea' } },
  ],
  paramsOf: (values, reference) => ({
    ...sender(values),
    interest: interestLabel(contactInterests, values.interest),
    message: values.message ?? '',
    to_email: company.email,
    reference,
  }),
};

export const assessmentDefinition: EnquiryDefinition = {
  kind: 'assessment',
  fields: [
    nameField,
    emailField,
    { ...companyField, missing: fieldMistakes.company },
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
