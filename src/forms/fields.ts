import type { EnquiryKind } from '../config/mailSettings';
import { fieldErrors, fieldLabels } from '../site/formStrings';
import type { InterestGroup } from '../site/interests';
import { interestOf } from './interestOf';

export type FieldName = 'name' | 'email' | 'company' | 'phone' | 'interest' | 'message' | 'challenges';

export interface FieldDefinition {
  name: FieldName;
  label: string;
  /** The error of an empty field. A field without it is optional. */
  missingError?: string;
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

export const nameField: FieldDefinition = {
  name: 'name',
  label: fieldLabels.name,
  missingError: fieldErrors.name,
  control: { type: 'input', inputType: 'text', autoComplete: 'name' },
};

export const emailField: FieldDefinition = {
  name: 'email',
  label: fieldLabels.email,
  missingError: fieldErrors.email,
  control: { type: 'input', inputType: 'email', autoComplete: 'email' },
};

export const companyField: FieldDefinition = {
  name: 'company',
  label: fieldLabels.company,
  control: { type: 'input', inputType: 'text', autoComplete: 'organization' },
};

export const interestField = (label: string, groups: readonly InterestGroup[]): FieldDefinition => ({
  name: 'interest',
  label,
  missingError: fieldErrors.interest,
  control: { type: 'select', groups },
});

export function sender({ name = '', email = '', company: from }: EnquiryValues) {
  return { from_name: name, from_email: email, company: from || 'N/A' };
}

export function interestLabel(groups: readonly InterestGroup[], value = ''): string {
  return interestOf(groups, value)?.label ?? 'N/A';
}
