import * as v from 'valibot';
import { fieldMistakes } from '../site/formLabels';
import type { EnquiryDefinition, FieldDefinition } from './definitions';

const optionalText = v.pipe(v.optional(v.string(), ''), v.trim());

/** As browsers check `type="email"`, and with a dot in the domain: without one it is a slip of the pen. */
const email = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.nonEmpty(fieldMistakes.email),
  v.rfcEmail(fieldMistakes.emailFormat),
  v.regex(/\.[^.]{2,}$/, fieldMistakes.emailFormat),
);

function fieldSchema({ name, missing, control }: FieldDefinition) {
  if (control.type === 'select') {
    const values = control.groups.flatMap(({ options }) => options.map(({ value }) => value));
    return v.pipe(optionalText, v.picklist(values, missing));
  }
  if (name === 'email') return email;
  return missing ? v.pipe(optionalText, v.nonEmpty(missing)) : optionalText;
}

/** The rules of a form (specification, part 5). Its output is trimmed. */
export function schemaOf({ fields }: EnquiryDefinition) {
  return v.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])));
}
