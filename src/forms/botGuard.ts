/** Name of the field that only programs fill in; no word that a browser's autofill would know. */
export const HONEYPOT = 'leave_empty';
/** Milliseconds that a person needs at least for a form, autofill included. */
const MINIMUM_FILL_TIME = 3_000;

/**
 * Whether a form was filled in as programs do it.
 * @param honeypot what stands in the field that nobody sees
 * @param fillTime milliseconds from the start of the page to the submit
 */
export function looksAutomatic(honeypot: string, fillTime: number): boolean {
  return honeypot !== '' || fillTime < MINIMUM_FILL_TIME;
}
