import type { Ref } from 'react';
import { formStrings } from '../site/formStrings';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { HONEYPOT } from './botGuard';

/** A field that people cannot see or reach and that password managers are told to skip. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <VisuallyHidden>
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
    </VisuallyHidden>
  );
}
