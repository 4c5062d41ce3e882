import type { EnquiryKind } from '../config/mailSettings';
import { company } from '../facts/company';
import { fieldErrors, fieldLabels, formStrings } from '../facts/formStrings';
import { assessmentInterests, contactInterests, type Interest, type InterestGroup } from '../facts/interests';

export type FieldName = 'name' | 'email' | 'company' | 'phone' | 'interest' | 'message' | 'challenges';

export interface FieldDefinition {
  name: FieldName;
  label: string;
  /** The error of an empty field. A field without it is optional. */
  missingError?: string;
  /** A sentence between label and control. */
  hint?: string;
  control:
    | { type: 'input'; inputType: 'text' | 'email' | 'tel'; autoComplete: string }
    | { type: 'select'; groups: readonly InterestGroup[] }
    | { type: 'textarea' };
}

/** Trimmed values. */
export type EnquiryValues = Partial<Record<FieldName, string>>;

/** One of the two forms: its fields in order, and the mail they become. */
export interface EnquiryDefinition {
  kind: EnquiryKind;
  fields: readonly FieldDefinition[];
  /** Returns the template params in the order of the specification. An empty optional field becomes `N/A`. */
  paramsOf: (values: EnquiryValues, reference: string) => Record<string, string>;
}

const nameField: FieldDefinition = {
  name: 'name',
  label: fieldLabels.name,
  missingError: fieldErrors.name,
  control: { type: 'input', inputType: 'text', autoComplete: 'name' },
};

const emailField: FieldDefinition = {
  name: 'email',
  label: fieldLabels.email,
  missingError: fieldErrors.email,
  control: { type: 'input', inputType: 'email', autoComplete: 'email' },
};

const companyField: FieldDefinition = {
  name: 'company',
  label: fieldLabels.company,
  control: { type: 'input', inputType: 'text', autoComplete: 'organization' },
};

const interestField = (label: string, groups: readonly InterestGroup[]): FieldDefinition => ({
  name: 'interest',
  label,
  missingError: fieldErrors.interest,
  control: { type: 'select', groups },
});

function sender({ name = '', email = '', company: from }: EnquiryValues) {
  return { from_name: name, from_email: email, company: from || 'N/A' };
}

function interestLabel(groups: readonly InterestGroup[], value = ''): string {
  return interestOf(groups, value)?.label ?? 'N/A';
}

/** Returns the option with this value, or undefined. */
export function interestOf(groups: readonly InterestGroup[], value: string | null): Interest | undefined {
  return groups.flatMap(({ options }) => options).find((option) => option.value === value);
}

export const contactDefinition: EnquiryDefinition = {
  kind: 'contact',
  fields: [
    nameField,
    emailField,
    companyField,
    interestField(fieldLabels.contactInterest, contactInterests),
    {
      name: 'message',
      label: fieldLabels.message,
      missingError: fieldErrors.message,
      hint: formStrings.messageHint,
      control: { type: 'textarea' },
    },
  ],
  paramsOf: (values, reference) => ({
    ...sender(values),
    interest: interestLabel(contactInterests, values.interest),
    message: values.message ?? '',
    to_email: company.email,
    reference,
  }),
};

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

/** Both forms. */
export const definitions: Record<EnquiryKind, EnquiryDefinition> = {
  contact: contactDefinition,
  assessment: assessmentDefinition,
};
