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

/** One of the two forms: its fields in order, and the mail that is made from them. */
export interface EnquiryDefinition {
  kind: EnquiryKind;
  fields: readonly FieldDefinition[];
  /** Returns the template params in the order of the specification. An empty optional field becomes `N/A`. */
  paramsOf: (values: EnquiryValues, reference: string) => Record<string, string>;
}

/** Returns the options of a select field without their groups, and an empty list for any other field. */
export function optionsOf({ control }: FieldDefinition): readonly Interest[] {
  return control.type === 'select' ? control.groups.flatMap(({ options }) => options) : [];
}

/** Returns the interest with this value, or undefined if the form has none. */
export function interestOf({ fields }: Pick<EnquiryDefinition, 'fields'>, value: string | null | undefined) {
  return fields.flatMap(optionsOf).find((option) => option.value === value);
}

const input = (name: FieldName & keyof typeof fieldLabels, inputType: 'text' | 'email' | 'tel', autoComplete: string) =>
  ({ name, label: fieldLabels[name], control: { type: 'input', inputType, autoComplete } }) satisfies FieldDefinition;

const nameField = { ...input('name', 'text', 'name'), missingError: fieldErrors.name };
const emailField = { ...input('email', 'email', 'email'), missingError: fieldErrors.email };
const companyField = input('company', 'text', 'organization');

const interestField = (label: string, groups: readonly InterestGroup[]) =>
  ({ name: 'interest', label, missingError: fieldErrors.interest, control: { type: 'select', groups } }) as const;

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
  paramsOf: ({ name = '', email = '', company: from, interest, message = '' }, reference) => ({
    from_name: name,
    from_email: email,
    company: from || 'N/A',
    interest: interestOf(contactDefinition, interest)?.label ?? 'N/A',
    message,
    to_email: company.email,
    reference,
  }),
};

export const assessmentDefinition: EnquiryDefinition = {
  kind: 'assessment',
  fields: [
    nameField,
    emailField,
    { ...companyField, missingError: fieldErrors.company },
    input('phone', 'tel', 'tel'),
    interestField(fieldLabels.assessmentInterest, assessmentInterests),
    { name: 'challenges', label: fieldLabels.challenges, control: { type: 'textarea' } },
  ],
  paramsOf: ({ name = '', email = '', company: from, phone, interest, challenges }, reference) => ({
    from_name: name,
    from_email: email,
    company: from || 'N/A',
    phone: phone || 'N/A',
    interest: interestOf(assessmentDefinition, interest)?.label ?? 'N/A',
    message: challenges || 'N/A',
    reference,
  }),
};

/** Both forms. */
export const definitions: Record<EnquiryKind, EnquiryDefinition> = {
  contact: contactDefinition,
  assessment: assessmentDefinition,
};
