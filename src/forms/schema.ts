import * as v from 'valibot';
import { fieldErrors } from '../site/formStrings';
import type { EnquiryDefinition, EnquiryValues, FieldDefinition, FieldName } from './fields';

/**
 * Characters. The mail service takes 50 kB for all fields together; in UTF-8 a character has at most three bytes for each
 * unit of its length, so what passes here fits. A form that cuts off what is too long would lose words without a word.
 */
const LONGEST_LINE = 500;
const LONGEST_TEXT = 10_000;

const optionalText = v.pipe(v.optional(v.string(), ''), v.trim());

/** As browsers check `type="email"`, and with a dot in the domain: without one it is a slip of the pen. */
const email = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.nonEmpty(fieldErrors.email),
  v.maxLength(LONGEST_LINE, fieldErrors.tooLong(LONGEST_LINE)),
  v.rfcEmail(fieldErrors.emailFormat),
  v.regex(/\.[^.]{2,}$/, fieldErrors.emailFormat),
);

function fieldSchema({ name, missing, control }: FieldDefinition) {
  if (control.type === 'select') {
    const values = control.groups.flatMap(({ options }) => options.map(({ value }) => value));
    return v.pipe(optionalText, v.picklist(values, missing));
  }
  if (name === 'email') return email;
  const longest = control.type === 'textarea' ? LONGEST_TEXT : LONGEST_LINE;
  const text = v.pipe(optionalText, v.maxLength(longest, fieldErrors.tooLong(longest)));
  return missing ? v.pipe(text, v.nonEmpty(missing)) : text;
}

/** The rules of a form (specification, part 5). Its output is trimmed. */
export function schemaOf({ fields }: EnquiryDefinition) {
  return v.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])));
}

/** What is wrong with an enquiry, by field. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/**
 * Checks what was entered.
 * @returns the trimmed values, or the first mistake of each field
 */
export function checkEnquiry(
  definition: EnquiryDefinition,
  entered: Record<string, string>,
): { values: EnquiryValues; mistakes: null } | { values: null; mistakes: FieldErrors } {
  const result = v.safeParse(schemaOf(definition), entered, { abortPipeEarly: true });
  if (result.success) return { values: result.output, mistakes: null };
  return {
    values: null,
    mistakes: Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue), issue.message])),
  };
}
