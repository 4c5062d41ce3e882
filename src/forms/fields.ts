import { fieldErrors } from '../facts/formStrings';
import type { EnquiryValues, FieldDefinition, FieldName } from './definitions';

/** The form in the page, which keeps the values: no state has a copy. */
type Form = HTMLFormElement | null;

/** Finds a field of ours, also if an extension has changed its name or added a field with the same name. */
export function fieldOf(form: Form, name: string): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>(`[data-field="${name}"]:not([type="hidden"])`) ?? null;
}

/** Returns the values of a form's fields as they are. It does not use `FormData`, which replaces unpaired surrogates. */
export function valuesOf(form: Form, fields: readonly FieldDefinition[]): EnquiryValues {
  return Object.fromEntries(fields.map(({ name }) => [name, fieldOf(form, name)?.value ?? '']));
}

/** Fills in the empty fields of a form, which keeps what the visitor has typed. */
export function fillEmptyFields(form: Form, values: EnquiryValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field && !field.value) field.value = value;
  }
}

/**
 * Characters. The mail service accepts 50 kB for all fields together. In UTF-8, a UTF-16 code unit has at most three bytes,
 * so values within these limits fit. Longer values are an error, because cutting them off would silently lose text.
 */
const LONGEST_LINE = 500;
const LONGEST_TEXT = 10_000;

/** The browser accepts a domain without a dot, which is a mistyped address. */
const DOTTED_DOMAIN = /@.+\.[^.]{2,}$/;

function errorOf({ label, missingError, control }: FieldDefinition, field: HTMLInputElement): string | undefined {
  const value = field.value.trim();
  if (!value) return missingError;
  const [longest, tooLong] =
    control.type === 'textarea' ? [LONGEST_TEXT, fieldErrors.tooLong] : [LONGEST_LINE, fieldErrors.tooLongLine];
  if (value.length > longest) return `${label}: ${tooLong.replace('{limit}', longest.toLocaleString('en-US'))}`;
  const isMistyped = field.validity.typeMismatch || (field.type === 'email' && !DOTTED_DOMAIN.test(value));
  return isMistyped ? fieldErrors.emailFormat : undefined;
}

export type FieldErrors = Partial<Record<FieldName, string>>;

/** Returns the error of each wrong field of a form (specification, part 5). Spaces around a value do not count. */
export function errorsIn(form: Form, fields: readonly FieldDefinition[]): FieldErrors {
  const errors = fields.map((definition) => {
    const field = fieldOf(form, definition.name);
    return [definition.name, field ? errorOf(definition, field) : definition.missingError] as const;
  });
  return Object.fromEntries(errors.filter(([, error]) => error));
}
