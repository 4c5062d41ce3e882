import type { FieldDefinition } from './definitions';

type Fields = readonly FieldDefinition[];

/**
 * What stands in the fields of a form at this moment, whoever put it there. Read from the fields themselves: `FormData`
 * replaces halves of surrogate pairs.
 */
export function enteredValues(form: HTMLFormElement | null, fields: Fields): Record<string, string> {
  const valueIn = (name: string) => (form?.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '';
  return Object.fromEntries(fields.map(({ name }) => [name, valueIn(name)]));
}

export function emptyValues(fields: Fields): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [name, '']));
}
