import type { EnquiryKind } from '../site/env';
import { planOpening } from '../site/formStrings';
import { interestOf } from '../site/interestOf';
import { assessmentInterests, contactInterests } from '../site/interests';
import { planNames } from '../site/planNames';

/**
 * Returns the field values that an address sets: `?interest=partnership` selects an interest, `?tier=team` adds an opening
 * line that names the plan. Unknown values are ignored.
 * @param search the query of the address, with or without its question mark
 */
export function prefillOf(search: string, kind: EnquiryKind = 'contact'): { interest?: string; message?: string } {
  const query = new URLSearchParams(search);
  const interest = interestOf(kind === 'contact' ? contactInterests : assessmentInterests, query.get('interest'));
  const plan = Object.entries(planNames).find(([tier]) => tier === query.get('tier'))?.[1];
  return {
    ...(interest && { interest: interest.value }),
    ...(plan && {
      message: `${planOpening.replace('{plan}', plan)}
`,
    }),
  };
}
