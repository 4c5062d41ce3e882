import type { EnquiryKind } from '../config/mailSettings';
import { company } from '../facts/company';
import { fieldErrors, fieldLabels, formStrings } from '../facts/formStrings';
import { assessmentInterests, contactInterests, type Interest, type InterestGroup } from '../facts/interests';

export const AGREEMENT = 'agreeToTerms';
/** A name that no browser's autofill recognizes. */
export const HONEYPOT = 'leave_empty';

export type FieldName = 'name' | 'email' | 'company' | 'phone' | 'interest' | 'message' | 'challenges';

export interface FieldDefinition {
  name: FieldName;
  /** The param of the mail template that carries its value. */
  param: string;
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
  company: {
    name: 'company',
    param: 'company',
    label: fieldLabels.company,
    type: 'text',
    autoComplete: 'organization',
  },
  interest: { name: 'interest', param: 'interest', missingError: fieldErrors.interest, type: 'select' },
} as const;

/** The fields of both forms, in order (specification, part 3). */
export const formFields: Record<EnquiryKind, readonly FieldDefinition[]> = {
  contact: [
    { ...shared.name, missingError: fieldErrors.name },
    { ...shared.email, missingError: fieldErrors.email },
    shared.company,
    { ...shared.interest, label: fieldLabels.contactInterest, groups: contactInterests },
    {
      name: 'message',
      param: 'message',
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
    { name: 'phone', param: 'phone', label: fieldLabels.phone, type: 'tel', autoComplete: 'tel' },
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

/** Returns the params of the mail. An empty optional field becomes `N/A`. */
export function paramsOf(kind: EnquiryKind, values: EnquiryValues, reference: string): Record<string, string> {
  const params = formFields[kind].map((field) => [field.param, shownValue(field, values[field.name]?.trim()) || 'N/A']);
  return { ...Object.fromEntries(params), ...(kind === 'contact' && { to_email: company.email }), reference };
}

/** The form's element, which holds the values; no state duplicates them. */
type Form = HTMLFormElement | null;

/** Finds one of our fields, even if an extension has changed its name or added a field with the same name. */
export function fieldOf(form: Form, name: string): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>(`[data-field="${name}"]:not([type="hidden"])`) ?? null;
}

/** An extension may have changed the values of options. Their order says which one was chosen. */
function chosenOption(select: HTMLSelectElement, definition: FieldDefinition): string {
  const options = optionsOf(definition);
  const option = options.find(({ value }) => value === select.value) ?? options[select.selectedIndex - 1];
  return option?.value ?? '';
}

/** Returns the values of a form's fields as they were entered. Not with `FormData`, which replaces unpaired surrogates. */
export function valuesOf(form: Form, kind: EnquiryKind): EnquiryValues {
  const values = formFields[kind].map((definition) => {
    const field: HTMLInputElement | HTMLSelectElement | null = fieldOf(form, definition.name);
    const value = field instanceof HTMLSelectElement ? chosenOption(field, definition) : field?.value;
    return [definition.name, value ?? ''];
  });
  return Object.fromEntries(values);
}

/** Fills in the empty fields of a form, which keeps what the visitor has typed. */
export function fillEmptyFields(form: Form, values: EnquiryValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field && !field.value) field.value = value;
  }
}

/**
 * In characters. The mail service accepts 50 kB for all fields together. In UTF-8, a UTF-16 code unit has at most three bytes,
 * so values within these limits fit. Longer values are an error, because cutting them off would silently lose text.
 */
const LONGEST_LINE = 500;
const LONGEST_TEXT = 10_000;

/** The browser accepts a domain without a dot, which is a mistyped address. */
const DOTTED_DOMAIN = /@.+\.[^.]{2,}$/;

function errorOf({ label, missingError, type }: FieldDefinition, value: string, field: HTMLInputElement | null) {
  if (!value) return missingError;
  const [longest, tooLong] =
    type === 'textarea' ? [LONGEST_TEXT, fieldErrors.tooLong] : [LONGEST_LINE, fieldErrors.tooLongLine];
  if (value.length > longest) return `${label}: ${tooLong.replace('{limit}', longest.toLocaleString('en-US'))}`;
  const isMistyped = field?.validity.typeMismatch || (type === 'email' && !DOTTED_DOMAIN.test(value));
  return isMistyped ? fieldErrors.emailFormat : undefined;
}

export type FieldErrors = Partial<Record<FieldName, string>>;

/** Returns the error of each invalid field of a form (specification, part 5). Spaces around a value do not count. */
export function errorsIn(form: Form, kind: EnquiryKind): FieldErrors {
  const values = valuesOf(form, kind);
  const errors = formFields[kind].map((definition) => {
    const { name } = definition;
    return [name, errorOf(definition, values[name]?.trim() ?? '', fieldOf(form, name))] as const;
  });
  return Object.fromEntries(errors.filter(([, error]) => error));
}
