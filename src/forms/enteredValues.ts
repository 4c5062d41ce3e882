import type { FieldDefinition } from './definitions';

type Fields = readonly FieldDefinition[];

/** What stands in the fields of a form at this moment, whoever put it there. */
export function enteredValues(form: HTMLFormElement | null, fields: Fields): Record<string, string> {
  const data = form ? new FormData(form) : new FormData();
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}

export function emptyValues(fields: Fields): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [name, '']));
}
