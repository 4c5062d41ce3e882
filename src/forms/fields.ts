import { fieldErrors } from '../facts/formStrings';
import { type EnquiryValues, type FieldDefinition, type FieldName, optionsOf } from './definitions';

export const AGREEMENT = 'agreeToTerms';
/** A name that no browser's autofill recognizes. */
export const HONEYPOT = 'leave_empty';

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
export function valuesOf(form: Form, fields: readonly FieldDefinition[]): EnquiryValues {
  const values = fields.map((definition) => {
    const field: Element | null = fieldOf(form, definition.name);
    if (field instanceof HTMLSelectElement) return [definition.name, chosenOption(field, definition)];
    return [definition.name, (field as HTMLInputElement | null)?.value ?? ''];
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

function errorOf({ label, missingError, control }: FieldDefinition, value: string, field: HTMLInputElement | null) {
  if (!value) return missingError;
  const [longest, tooLong] =
    control.type === 'textarea' ? [LONGEST_TEXT, fieldErrors.tooLong] : [LONGEST_LINE, fieldErrors.tooLongLine];
  if (value.length > longest) return `${label}: ${tooLong.replace('{limit}', longest.toLocaleString('en-US'))}`;
  const isMistyped = field?.validity.typeMismatch || (field?.type === 'email' && !DOTTED_DOMAIN.test(value));
  return isMistyped ? fieldErrors.emailFormat : undefined;
}

export type FieldErrors = Partial<Record<FieldName, string>>;

/** Returns the error of each invalid field of a form (specification, part 5). Spaces around a value do not count. */
export function errorsIn(form: Form, fields: readonly FieldDefinition[]): FieldErrors {
  const values = valuesOf(form, fields);
  const errors = fields.map((definition) => {
    const { name } = definition;
    return [name, errorOf(definition, values[name]?.trim() ?? '', fieldOf(form, name))] as const;
  });
  return Object.fromEntries(errors.filter(([, error]) => error));
}
