import type { EnquiryKind } from '../config/forms';
import { company } from '../facts/company';
import { fieldErrors, fieldLabels, formStrings } from '../facts/formStrings';
import { assessmentInterests, contactInterests, type Interest, type InterestGroup } from '../facts/interests';

export const AGREEMENT = 'agreeToTerms';
/** A name that no browser's autofill recognizes. */
export const HONEYPOT = 'leave_empty';

export type FieldName = 'name' | 'email' | 'company' | 'phone' | 'interest' | 'message' | 'challenges';

export interface FieldDefinition {
  name: FieldName;
  /** The param of the mail template that carries its value, if it has another name. */
  param?: string;
  label: string;
  /** The error of an empty field. A field without it is optional. */
  missingError?: string;
  /** A sentence between label and control. */
  hint?: string;
  type: 'text' | 'email' | 'tel' | 'textarea' | 'select';
  autoComplete?: string;
  /** What a `select` offers. */
  groups?: readonly InterestGroup[];
}

export type EnquiryValues = Partial<Record<FieldName, string>>;

const shared = {
  name: { name: 'name', param: 'from_name', label: fieldLabels.name, type: 'text', autoComplete: 'name' },
  email: { name: 'email', param: 'from_email', label: fieldLabels.email, type: 'email', autoComplete: 'email' },
  company: { name: 'company', label: fieldLabels.company, type: 'text', autoComplete: 'organization' },
  interest: { name: 'interest', missingError: fieldErrors.interest, type: 'select' },
} as const;

/** The fields of both forms, in order (specification, part 3). */
export const formFields: Readonly<Record<EnquiryKind, readonly FieldDefinition[]>> = {
  contact: [
    { ...shared.name, missingError: fieldErrors.name },
    { ...shared.email, missingError: fieldErrors.email },
    shared.company,
    { ...shared.interest, label: fieldLabels.contactInterest, groups: contactInterests },
    {
      name: 'message',
      label: fieldLabels.message,
      missingError: fieldErrors.message,
      hint: formStrings.messageHint,
      type: 'textarea',
    },
  ],
  assessment: [
    { ...shared.name, missingError: fieldErrors.name },
    { ...shared.email, missingError: fieldErrors.email },
    { ...shared.company, missingError: fieldErrors.company },
    { name: 'phone', label: fieldLabels.phone, type: 'tel', autoComplete: 'tel' },
    { ...shared.interest, label: fieldLabels.assessmentInterest, groups: assessmentInterests },
    { name: 'challenges', param: 'message', label: fieldLabels.challenges, type: 'textarea' },
  ],
};

/** Returns the options of a select field without their groups, and an empty list for any other field. */
export const optionsOf = ({ groups = [] }: FieldDefinition): readonly Interest[] =>
  groups.flatMap(({ options }) => options);

/** Returns what a person reads for a value: for a list, the label of the option. */
export function shownValue(field: FieldDefinition, value = ''): string {
  return optionsOf(field).find((option) => option.value === value)?.label ?? value;
}

/** The params of the mail template. */
export type MailParams = Record<string, string> & { reference: string };

/** Returns the params of the mail. An empty optional field becomes `N/A`. */
export function paramsOf(kind: EnquiryKind, values: EnquiryValues, reference: string): MailParams {
  const params: Record<string, string> = {};
  for (const field of formFields[kind])
    params[field.param ?? field.name] = shownValue(field, values[field.name]?.trim()) || 'N/A';
  if (kind === 'contact') params.to_email = company.email;
  return { ...params, reference };
}

/** Whether two enquiries with the same form say the same. */
export const haveSameParams = (one: MailParams, other: MailParams) =>
  Object.keys(one).every((name) => one[name] === other[name]);

/** The form's element, which holds the values; no state duplicates them. */
type Form = HTMLFormElement | null;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Finds one of our controls, even if an extension has changed its name or added a field with the same name. */
function controlOf<Found extends Control>(form: Form, name: string): Found | null {
  return form?.querySelector<Found>(`[data-control="${name}"]`) ?? null;
}

export const fieldOf = (form: Form, name: FieldName) => controlOf<Control>(form, name);
export const agreementOf = (form: Form) => controlOf<HTMLInputElement>(form, AGREEMENT);
export const honeypotOf = (form: Form) => controlOf<HTMLInputElement>(form, HONEYPOT);

/** Returns the values of a form's fields as they were entered. Not with `FormData`, which replaces unpaired surrogates. */
export function valuesOf(form: Form, kind: EnquiryKind): EnquiryValues {
  const values: EnquiryValues = {};
  for (const { name } of formFields[kind]) values[name] = fieldOf(form, name)?.value ?? '';
  return values;
}

export const isEmpty = (values: EnquiryValues) => !Object.values(values).some(Boolean);

/** Fills in the empty fields of a form, which keeps what the visitor has typed. */
export function fillEmptyFields(form: Form, kind: EnquiryKind, values: EnquiryValues): void {
  for (const { name } of formFields[kind]) {
    const field = fieldOf(form, name);
    const value = values[name];
    if (!field || field.value || !value) continue;
    field.value = value;
    // A draft may be older than the list. Without this, a list without the option would show nothing.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
  }
}
