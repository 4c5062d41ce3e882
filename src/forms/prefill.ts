import type { EnquiryKind } from '../site/env';
import { planOpening } from '../site/formStrings';
import { interestOf } from '../site/interestOf';
import { assessmentInterests, contactInterests } from '../site/interests';
import { planNames } from '../site/planNames';

const openingOf = (plan: string) => `${planOpening.replace('{plan}', plan)}\n`;

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
    ...(plan && { message: openingOf(plan) }),
  };
}

/**
 * Returns the values of a draft, with what the address asks for in place of an older choice: the interest, and the opening line of another
 * plan. After a reload the draft is newer than the address and stays as it is.
 */
export function withNewChoice(draft: Record<string, string>, asked: ReturnType<typeof prefillOf>) {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'navigate') return draft;
  const { message = '' } = draft;
  const older = Object.values(planNames)
    .map(openingOf)
    .find((line) => message.startsWith(line));
  return { ...draft, ...asked, message: asked.message && older ? message.replace(older, asked.message) : message };
}
