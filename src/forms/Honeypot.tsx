import { formStrings } from '../facts/formStrings';

/** Name of the field that only bots fill in. It must be a name that no browser's autofill recognizes. */
export const HONEYPOT = 'leave_empty';

/** A field that people cannot see or reach and that password managers are told to skip. */
export function Honeypot() {
  return (
    <span className="visually-hidden">
      <span aria-hidden="true">
        <label htmlFor={HONEYPOT}>{formStrings.doNotFill}</label>
        <input
          id={HONEYPOT}
          name={HONEYPOT}
          data-field={HONEYPOT}
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
