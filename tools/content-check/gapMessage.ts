/** Explains a gap that a mail program or a template would fill in: `{{contact.firstname}}`. */
export function gapMessage(written: string): string {
  return `"${written}" is a gap for a mail program or a template to fill in, which nobody does here. Write the words themselves, or delete it. A fact has one brace on each side: {company.brand}.`;
}
