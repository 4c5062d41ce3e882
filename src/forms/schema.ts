import * as v from 'valibot';
import { fieldErrors } from '../site/formStrings';
import type { EnquiryDefinition, EnquiryValues, FieldDefinition, FieldName } from './definitions';

/**
 * Characters. The mail service accepts 50 kB for all fields together. In UTF-8, a UTF-16 code unit has at most three bytes,
 * so values within these limits fit. Longer values are an error, because cutting them off would silently lose text.
 */
const LONGEST_LINE = 500;
const LONGEST_TEXT = 10_000;

const optionalText = v.pipe(v.optional(v.string(), ''), v.trim());

/** The message is made when it is needed: formatting the number loads locale data, which takes 60 ms on a slow phone. */
const atMost = (longest: number, label: string) =>
  v.maxLength<string, number, () => string>(longest, () => {
    const text = longest === LONGEST_LINE ? fieldErrors.tooLongLine : fieldErrors.tooLong;
    return `${label}: ${text.replace('{limit}', longest.toLocaleString('en-US'))}`;
  });

/** As browsers validate `type="email"`, but the domain needs a dot: without one, the address is mistyped. */
const emailSchema = (label: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty(fieldErrors.email),
    atMost(LONGEST_LINE, label),
    v.rfcEmail(fieldErrors.emailFormat),
    v.regex(/\.[^.]{2,}$/, fieldErrors.emailFormat),
  );

function fieldSchema({ name, label, missingError, control }: FieldDefinition) {
  if (control.type === 'select') {
    const values = control.groups.flatMap(({ options }) => options.map(({ value }) => value));
    return v.pipe(optionalText, v.picklist(values, missingError));
  }
  if (name === 'email') return emailSchema(label);
  const longest = control.type === 'textarea' ? LONGEST_TEXT : LONGEST_LINE;
  const text = v.pipe(optionalText, atMost(longest, label));
  return missingError ? v.pipe(text, v.nonEmpty(missingError)) : text;
}

/** The rules of a form (specification, part 5). */
function schemaOf({ fields }: EnquiryDefinition) {
  return v.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])));
}

export type FieldErrors = Partial<Record<FieldName, string>>;

/**
 * Validates what was entered.
 * @returns the trimmed values, or the first error of each field
 */
export function checkEnquiry(
  definition: EnquiryDefinition,
  entered: Record<string, string>,
): { values: EnquiryValues; errors: null } | { values: null; errors: FieldErrors } {
  const result = v.safeParse(schemaOf(definition), entered, { abortPipeEarly: true });
  if (result.success) return { values: result.output, errors: null };
  return {
    values: null,
    errors: Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue), issue.message])),
  };
}
