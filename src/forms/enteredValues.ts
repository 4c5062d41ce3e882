import type { FieldDefinition } from './fields';

type Fields = readonly FieldDefinition[];

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  return form?.elements.namedItem(name) as HTMLInputElement | null;
}

/**
 * What stands in the fields of a form at this moment, whoever put it there. Read from the fields themselves: `FormData`
 * replaces halves of surrogate pairs.
 */
export function enteredValues(form: HTMLFormElement | null, fields: Fields): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [name, fieldOf(form, name)?.value ?? '']));
}

/** Fills in the fields of a form that are empty: what a visitor has typed stays. */
export function fillEmptyFields(form: HTMLFormElement | null, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field && !field.value) field.value = value;
  }
}
