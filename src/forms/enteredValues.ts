import type { FieldDefinition } from './fields';

type Fields = readonly FieldDefinition[];

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  return form?.elements.namedItem(name) as HTMLInputElement | null;
}

/** Returns the current values of a form's fields. It does not use `FormData`, which replaces unpaired surrogates. */
export function enteredValues(form: HTMLFormElement | null, fields: Fields): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [name, fieldOf(form, name)?.value ?? '']));
}

/** Fills in fields of a form: the empty ones, which keeps what the visitor has typed, or all of them. */
export function fillFields(form: HTMLFormElement | null, values: Record<string, string>, all = false): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field && (all || !field.value)) field.value = value;
  }
}
