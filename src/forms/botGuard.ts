/** Name of the field that only bots fill in. It must be a name that no browser's autofill recognizes. */
export const HONEYPOT = 'leave_empty';
/** Milliseconds. No person fills in a form faster, even with autofill. */
const MINIMUM_FILL_TIME = 3_000;

/**
 * Whether a form was probably filled in by a bot.
 * @param honeypot the value of the hidden field
 * @param fillTime milliseconds between the start of the page and the submit
 */
export function looksAutomatic(honeypot: string, fillTime: number): boolean {
  return honeypot !== '' || fillTime < MINIMUM_FILL_TIME;
}
