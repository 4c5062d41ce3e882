import type { Ref } from 'react';
import { formStrings } from '../site/formStrings';

/** Name of the field that only bots fill in. It must be a name that no browser's autofill recognizes. */
export const HONEYPOT = 'leave_empty';
/** Milliseconds. No person types a whole form faster. */
const MINIMUM_FILL_TIME = 3_000;

/**
 * Whether a form was probably filled in by a bot: one that fills in the hidden field, or one that is faster than a person can type.
 * What a browser's autofill or a saved draft has filled in counts for neither.
 * @param isRestored whether a saved draft filled in the form
 */
export function looksAutomatic(
  form: HTMLFormElement | null,
  honeypot: HTMLInputElement | null,
  isRestored: boolean,
): boolean {
  if (honeypot?.value && !honeypot.matches(':autofill')) return true;
  const isTyped = !isRestored && !form?.querySelector(':autofill');
  return isTyped && performance.now() < MINIMUM_FILL_TIME;
}

/** A field that people cannot see or reach and that password managers are told to skip. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <span className="visually-hidden">
      <span aria-hidden="true">
        <label htmlFor={HONEYPOT}>{formStrings.doNotFill}</label>
        <input
          ref={ref}
          id={HONEYPOT}
          name={HONEYPOT}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
        />
      </span>
    </span>
  );
}
