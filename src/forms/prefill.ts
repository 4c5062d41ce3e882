import type { EnquiryKind } from '../site/env';
import { interestOpening, planOpening } from '../site/formStrings';
import { interestOf } from '../site/interestOf';
import { assessmentInterests, contactInterests } from '../site/interests';
import { planNames } from '../site/planNames';

/**
 * Returns the field values that an address sets: `?interest=partnership` selects an interest, `?tier=team` adds an opening
 * line that names the plan. An interest that only the contact form offers becomes the opening line of an assessment
 * request. Unknown values are ignored.
 * @param search the query of the address, with or without its question mark
 */
export function prefillOf(
  search: string,
  kind: EnquiryKind = 'contact',
): { interest?: string; message?: string; challenges?: string } {
  const query = new URLSearchParams(search);
  const wanted = query.get('interest');
  const known = interestOf(contactInterests, wanted);
  if (kind === 'assessment') {
    const interest = interestOf(assessmentInterests, wanted);
    if (interest) return { interest: interest.value };
    return known ? { challenges: `${interestOpening.replace('{interest}', known.label)}\n` } : {};
  }
  const plan = Object.entries(planNames).find(([tier]) => tier === query.get('tier'))?.[1];
  return {
    ...(known && { interest: known.value }),
    ...(plan && {
      message: `${planOpening.replace('{plan}', plan)}
`,
    }),
  };
}
